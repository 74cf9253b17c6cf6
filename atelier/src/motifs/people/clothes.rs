//! What people wear, as it is written: kinds of cloth and their colours.

use crate::colour::Colour;

/// What is worn on the trunk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Top {
    /// Short sleeves.
    Tee,
    /// No sleeves.
    Vest,
    /// A knitted jumper with ribs at hem, cuffs and neck.
    #[default]
    Jumper,
    /// A shirt with collar and buttons.
    Shirt,
    /// A jacket to the hips, open over a shirt.
    Jacket,
    /// A loose coat to the knees, with lapels and buttons.
    Coat,
    /// A dress with short sleeves; its skirt is cut in one with it.
    Dress,
    /// A loose shirt with a piped edge.
    Pyjamas,
}

/// What is worn on the legs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bottom {
    /// Straight trousers that fall on the shoe.
    #[default]
    Trousers,
    /// Wide trousers.
    Wide,
    /// Trousers that end above the knee.
    Shorts,
    /// A skirt to the knee.
    Skirt,
    /// A skirt to the ankles.
    LongSkirt,
    /// Nothing of its own: under a dress or a long coat.
    Bare,
}

/// What is worn on the feet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shoes {
    /// Leather shoes with a heel.
    #[default]
    Leather,
    /// Canvas shoes with a pale sole.
    Trainers,
    /// Boots up the shin.
    Boots,
    /// Flat shoes that leave the instep bare.
    Slippers,
    /// None.
    Barefoot,
}

/// What is printed or woven into cloth.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Pattern {
    /// Nothing.
    #[default]
    Plain,
    /// Stripes along the limb.
    Stripes(Colour),
    /// Stripes around it.
    Hoops(Colour),
    /// Dots.
    Dots(Colour),
    /// Both ways.
    Check(Colour),
}

/// Somebody's clothes.
#[derive(Clone, Copy, Debug)]
pub struct Clothes {
    /// On the trunk.
    pub top: Top,
    /// Its colour.
    pub top_colour: Colour,
    /// What is on it.
    pub top_pattern: Pattern,
    /// On the legs.
    pub bottom: Bottom,
    /// Its colour.
    pub bottom_colour: Colour,
    /// What is on it.
    pub bottom_pattern: Pattern,
    /// On the feet.
    pub shoes: Shoes,
    /// Their colour.
    pub shoe_colour: Colour,
    /// Stockings or tights, by their colour.
    pub stockings: Option<Colour>,
    /// An apron, by its colour.
    pub apron: Option<Colour>,
    /// A scarf around the neck, by its colour.
    pub scarf: Option<Colour>,
    /// What is seen below an open collar.
    pub shirt_colour: Colour,
    /// Where skirts and scarves are blown, in heads: right, down.
    pub wind: (f64, f64),
}

impl Default for Clothes {
    fn default() -> Clothes {
        Clothes {
            top: Top::Jumper,
            top_colour: "#3d6472".into(),
            top_pattern: Pattern::Plain,
            bottom: Bottom::Trousers,
            bottom_colour: "#4a4152".into(),
            bottom_pattern: Pattern::Plain,
            shoes: Shoes::Leather,
            shoe_colour: "#3a2a2c".into(),
            stockings: None,
            apron: None,
            scarf: None,
            shirt_colour: "#efe4d0".into(),
            wind: (0.0, 0.0),
        }
    }
}

/// How far a sleeve goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sleeve {
    None,
    Short,
    Long,
}

impl Top {
    pub(super) fn sleeve(self) -> Sleeve {
        match self {
            Top::Vest => Sleeve::None,
            Top::Tee | Top::Dress => Sleeve::Short,
            _ => Sleeve::Long,
        }
    }

    /// How far cloth stands off the body, in heads.
    pub(super) fn ease(self) -> f64 {
        match self {
            Top::Vest | Top::Dress => 0.02,
            Top::Tee | Top::Shirt => 0.045,
            Top::Jumper => 0.065,
            Top::Jacket | Top::Pyjamas => 0.085,
            Top::Coat => 0.11,
        }
    }

    /// Where it ends on the trunk: 0 is at the hips, below 0 further down.
    pub(super) fn hem(self) -> f64 {
        match self {
            Top::Vest | Top::Tee => -0.06,
            Top::Jumper | Top::Shirt => -0.08,
            Top::Jacket | Top::Pyjamas => -0.17,
            Top::Coat | Top::Dress => -0.02,
        }
    }
}

impl Bottom {
    /// Whether each leg has its own cloth.
    pub(super) fn is_cut_in_legs(self) -> bool {
        matches!(self, Bottom::Trousers | Bottom::Wide | Bottom::Shorts)
    }

    /// How far down a skirt goes: 1 is the knee, 2 the ankle.
    pub(super) fn skirt(self) -> Option<f64> {
        match self {
            Bottom::Skirt => Some(1.08),
            Bottom::LongSkirt => Some(1.78),
            _ => None,
        }
    }
}
