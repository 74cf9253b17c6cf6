//! The cards, one file each.

mod behind_you;
mod bench_chase;
mod between;
mod cane_tips;
mod carried_shade;
mod clock_lake;
mod cloud_cats;
mod coat_hug;
mod cot_side;
mod cupped_storm;
mod deer_hammock;
mod dodgem_love;
mod domino_doors;
mod drip_waltz;
mod dry_swim;
mod elk_buff;
mod escalator_hands;
mod father_mountain;
mod fence_gloves;
mod first_in;
mod flamingo_class;
mod flood_parlour;
mod four_cars;
mod fridge_raid;
mod gramophone_shadows;
mod grazed_border;
mod held_door;
mod high_dive;
mod hollow_parade;
mod jar_open;
mod keyhole_moon;
mod laces;
mod lake_twin;
mod landing_dance;
mod lid_on;
mod lifted_window;
mod lights_out;
mod long_shadow;
mod loop_lunch;
mod map_skirt;
mod midsummer_queue;
mod moth_theatre;
mod nest_wrestle;
mod night_bus;
mod off_switch;
mod one_coat;
mod one_more;
mod one_track;
mod onion_pond;
mod over_wall;
mod penalty_kid;
mod pram_swap;
mod print_maze;
mod puppet_chain;
mod quilt_sleeper;
mod ramp_run;
mod red_light;
mod rib_aviary;
mod root_city;
mod sand_father;
mod sawn_round;
mod sea_chairs;
mod season_hive;
mod snail_town;
mod stairwell_eye;
mod straight_picture;
mod sulking_echo;
mod summer_jars;
mod sun_to_bed;
mod surf_bed;
mod switchboard;
mod tent_reef;
mod tin_can_planets;
mod tree_steps;
mod two_glasses;
mod umbrella_ferry;
mod washday_stampede;
mod well_flock;
mod whale_wood;
mod wiper_face;
mod wolf_wood;
mod wool_light;
mod wrong_hand;
mod wrong_party;

use crate::scene::Scene;

/// A card: its id, and how its scene is set.
pub struct Card {
    /// Its name in the deck, and of its pictures.
    pub id: &'static str,
    /// Sets the scene.
    pub scene: fn() -> Scene,
}

impl Card {
    /// A card.
    pub const fn new(id: &'static str, scene: fn() -> Scene) -> Card {
        Card { id, scene }
    }
}

/// All cards of the deck.
pub const CARDS: &[Card] = &[
    Card::new("behind-you", behind_you::scene),
    Card::new("bench-chase", bench_chase::scene),
    Card::new("between", between::scene),
    Card::new("cane-tips", cane_tips::scene),
    Card::new("carried-shade", carried_shade::scene),
    Card::new("clock-lake", clock_lake::scene),
    Card::new("cloud-cats", cloud_cats::scene),
    Card::new("coat-hug", coat_hug::scene),
    Card::new("cot-side", cot_side::scene),
    Card::new("cupped-storm", cupped_storm::scene),
    Card::new("deer-hammock", deer_hammock::scene),
    Card::new("dodgem-love", dodgem_love::scene),
    Card::new("domino-doors", domino_doors::scene),
    Card::new("drip-waltz", drip_waltz::scene),
    Card::new("dry-swim", dry_swim::scene),
    Card::new("elk-buff", elk_buff::scene),
    Card::new("escalator-hands", escalator_hands::scene),
    Card::new("father-mountain", father_mountain::scene),
    Card::new("fence-gloves", fence_gloves::scene),
    Card::new("first-in", first_in::scene),
    Card::new("flamingo-class", flamingo_class::scene),
    Card::new("flood-parlour", flood_parlour::scene),
    Card::new("four-cars", four_cars::scene),
    Card::new("fridge-raid", fridge_raid::scene),
    Card::new("gramophone-shadows", gramophone_shadows::scene),
    Card::new("grazed-border", grazed_border::scene),
    Card::new("held-door", held_door::scene),
    Card::new("high-dive", high_dive::scene),
    Card::new("hollow-parade", hollow_parade::scene),
    Card::new("jar-open", jar_open::scene),
    Card::new("keyhole-moon", keyhole_moon::scene),
    Card::new("laces", laces::scene),
    Card::new("lake-twin", lake_twin::scene),
    Card::new("landing-dance", landing_dance::scene),
    Card::new("lid-on", lid_on::scene),
    Card::new("lifted-window", lifted_window::scene),
    Card::new("lights-out", lights_out::scene),
    Card::new("long-shadow", long_shadow::scene),
    Card::new("loop-lunch", loop_lunch::scene),
    Card::new("map-skirt", map_skirt::scene),
    Card::new("midsummer-queue", midsummer_queue::scene),
    Card::new("moth-theatre", moth_theatre::scene),
    Card::new("nest-wrestle", nest_wrestle::scene),
    Card::new("night-bus", night_bus::scene),
    Card::new("off-switch", off_switch::scene),
    Card::new("one-coat", one_coat::scene),
    Card::new("one-more", one_more::scene),
    Card::new("one-track", one_track::scene),
    Card::new("onion-pond", onion_pond::scene),
    Card::new("over-wall", over_wall::scene),
    Card::new("penalty-kid", penalty_kid::scene),
    Card::new("pram-swap", pram_swap::scene),
    Card::new("print-maze", print_maze::scene),
    Card::new("puppet-chain", puppet_chain::scene),
    Card::new("quilt-sleeper", quilt_sleeper::scene),
    Card::new("ramp-run", ramp_run::scene),
    Card::new("red-light", red_light::scene),
    Card::new("rib-aviary", rib_aviary::scene),
    Card::new("root-city", root_city::scene),
    Card::new("sand-father", sand_father::scene),
    Card::new("sawn-round", sawn_round::scene),
    Card::new("sea-chairs", sea_chairs::scene),
    Card::new("season-hive", season_hive::scene),
    Card::new("snail-town", snail_town::scene),
    Card::new("stairwell-eye", stairwell_eye::scene),
    Card::new("straight-picture", straight_picture::scene),
    Card::new("sulking-echo", sulking_echo::scene),
    Card::new("summer-jars", summer_jars::scene),
    Card::new("sun-to-bed", sun_to_bed::scene),
    Card::new("surf-bed", surf_bed::scene),
    Card::new("switchboard", switchboard::scene),
    Card::new("tent-reef", tent_reef::scene),
    Card::new("tin-can-planets", tin_can_planets::scene),
    Card::new("tree-steps", tree_steps::scene),
    Card::new("two-glasses", two_glasses::scene),
    Card::new("umbrella-ferry", umbrella_ferry::scene),
    Card::new("washday-stampede", washday_stampede::scene),
    Card::new("well-flock", well_flock::scene),
    Card::new("whale-wood", whale_wood::scene),
    Card::new("wiper-face", wiper_face::scene),
    Card::new("wolf-wood", wolf_wood::scene),
    Card::new("wool-light", wool_light::scene),
    Card::new("wrong-hand", wrong_hand::scene),
    Card::new("wrong-party", wrong_party::scene),
];
