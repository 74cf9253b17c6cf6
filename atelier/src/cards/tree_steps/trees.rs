//! The trees: roots gathered up, each with a foot in the air.

use super::{FOG, hole};
use crate::colour::mix;
use crate::line::taper;
use crate::shape::{At, Shape, Spot, all};
use crate::spots;
use crate::techniques::gouache::{Brush, Canvas, Field, Flow, Glaze, Mass, Passes, Value};

const BARK: [&str; 4] = ["#231c16", "#43331f", "#6d5230", "#9c7c4c"];

/// A root, a trunk or a branch: its middle line and how wide it is along it.
type Limb<'a> = (&'a [At], &'a [f64]);

/// A tree. The toes it stands on are its origin, its trunk is about 120 wide.
struct Tree<'a> {
    at: At,
    size: f64,
    /// How much of it is fog.
    far: f64,
    limbs: &'a [Limb<'a>],
}

impl Tree<'_> {
    fn shape(&self) -> Shape {
        all(self.limbs.iter().map(|(line, widths)| taper(line, widths))).fillet(7.0)
    }

    fn paint(&self, canvas: &Canvas, air: &Field) {
        let at = canvas.at(Spot::new(self.at.0, self.at.1, self.size));
        // What stands, stands in its own shadow; what does not, has it far below.
        let shade = mix("#2c3018", FOG[1], self.far);
        at.lay(
            Brush::new(&spots![-150, 6; 0, 8; 130, 2], 26.0, shade)
                .profile(&[0.2, 1.0, 0.2])
                .dry(0.25)
                .opacity(0.55),
        );
        let ramp = BARK.map(|bark| mix(bark, FOG[1], self.far));
        let value = Value::along((-230.0, 0.0), (110.0, -40.0))
            .times(0.8)
            .broken(0.16, 90.0, 4);
        let moss = mix("#5f6a34", FOG[1], self.far);
        let paint = Field::ramp(&ramp, value)
            .patch((-20.0, -480.0), (36.0, 170.0), moss, 0.6)
            .patch((80.0, -260.0), (30.0, 60.0), moss, 0.45)
            .patch((20.0, -160.0), (60.0, 50.0), ramp[0], 0.4);
        let lines: Vec<&[At]> = self.limbs.iter().map(|limb| limb.0).collect();
        at.lay(
            Mass::new(&self.shape(), paint)
                .flow(Flow::along(&lines).soft(20.0).stray(0.2))
                .passes(
                    Passes::of(&[
                        (24.0, 110.0, 1.7, 0.0),
                        (12.0, 70.0, 1.3, 0.2),
                        (6.0, 46.0, 0.5, 0.5),
                    ])
                    .uneven(0.02, 0.007, 0.05),
                )
                .lost((60.0, -1500.0), 500.0)
                .bleed(3.0)
                .into(air)
                .found(if self.far > 0.6 { 0.9 } else { 0.2 }),
        );
    }
}

/// Those that have only begun, nearly fog.
pub fn far(canvas: &Canvas, air: &Field) {
    let stiff: &[Limb] = &[
        (
            &spots![10, -3600; 0, -700; 10, -180],
            &[110.0, 116.0, 120.0],
        ),
        (&spots![20, -220; 40, -90; 20, 0], &[90.0, 50.0, 20.0]),
        (&spots![-10, -230; -70, -150; -60, -60], &[80.0, 50.0, 16.0]),
    ];
    let leaning: &[Limb] = &[
        (
            &spots![-90, -3600; -40, -800; 0, -200],
            &[100.0, 110.0, 126.0],
        ),
        (&spots![10, -240; 50, -110; 30, 4], &[90.0, 56.0, 14.0]),
        (&spots![0, -250; -90, -190; -120, -90], &[80.0, 52.0, 20.0]),
        (&spots![30, -230; 90, -140; 110, -60], &[60.0, 30.0, 8.0]),
    ];
    for (at, size, far, limbs) in [
        ((236.0, 628.0), 0.2, 0.86, stiff),
        ((470.0, 626.0), 0.22, 0.84, leaning),
        ((612.0, 622.0), 0.17, 0.88, stiff),
        ((318.0, 646.0), 0.27, 0.76, leaning),
    ] {
        Tree {
            at,
            size,
            far,
            limbs,
        }
        .paint(canvas, air);
    }
    canvas.lay(Glaze::mist((300.0, 130.0), (520.0, 330.0), "#e6dfc8", 0.75));
}

/// The three that have come far.
pub fn near(canvas: &Canvas, air: &Field) {
    hole(canvas, (560.0, 640.0), 0.36, 0.5);
    hole(canvas, (414.0, 664.0), 0.42, 0.35);
    hole(canvas, (672.0, 822.0), 0.8, 0.1);
    Tree {
        at: (530.0, 688.0),
        size: 0.38,
        far: 0.5,
        limbs: &[
            (
                &spots![70, -2400; 40, -800; 20, -340],
                &[112.0, 116.0, 132.0],
            ),
            // On the toes of its right root; the left one is drawn up like a heron's.
            (&spots![40, -370; 60, -200; 24, -60], &[90.0, 60.0, 40.0]),
            (&spots![26, -70; -10, -16; -54, 4], &[38.0, 22.0, 6.0]),
            (&spots![24, -70; 40, -20; 80, 10], &[30.0, 18.0, 6.0]),
            (
                &spots![-6, -380; -90, -390; -150, -320],
                &[84.0, 62.0, 50.0],
            ),
            (
                &spots![-146, -332; -120, -240; -70, -190],
                &[50.0, 40.0, 30.0],
            ),
            (
                &spots![-78, -202; -92, -154; -130, -130],
                &[28.0, 18.0, 5.0],
            ),
            (&spots![-74, -200; -50, -148; -60, -110], &[28.0, 18.0, 5.0]),
        ],
    }
    .paint(canvas, air);
    Tree {
        at: (420.0, 742.0),
        size: 0.54,
        far: 0.3,
        limbs: &[
            (
                &spots![-60, -1600; -30, -800; 0, -360],
                &[112.0, 112.0, 134.0],
            ),
            // It was about to put the foot down.
            (&spots![30, -390; 84, -240; 70, -80], &[90.0, 62.0, 40.0]),
            (&spots![72, -90; 40, -24; -8, 4], &[36.0, 22.0, 6.0]),
            (&spots![74, -90; 76, -20; 66, 8], &[34.0, 20.0, 6.0]),
            (&spots![74, -90; 118, -30; 150, 0], &[30.0, 18.0, 6.0]),
            (
                &spots![-20, -390; -96, -280; -124, -170],
                &[84.0, 60.0, 40.0],
            ),
            (
                &spots![-118, -184; -150, -150; -200, -156],
                &[36.0, 22.0, 6.0],
            ),
            (
                &spots![-120, -180; -140, -124; -178, -96],
                &[34.0, 20.0, 6.0],
            ),
            (
                &spots![-116, -184; -102, -120; -116, -76],
                &[30.0, 18.0, 6.0],
            ),
        ],
    }
    .paint(canvas, air);
    Tree {
        at: (674.0, 1036.0),
        size: 1.04,
        far: 0.0,
        limbs: &[
            (
                &spots![76, -1300; 48, -820; 30, -580; 12, -400],
                &[112.0, 108.0, 112.0, 144.0],
            ),
            // The leg it stands on, on the very tips.
            (
                &spots![36, -440; 82, -300; 66, -170; 42, -76],
                &[112.0, 76.0, 50.0, 40.0],
            ),
            (&spots![46, -96; 6, -40; -66, 2], &[40.0, 28.0, 7.0]),
            (&spots![42, -90; 26, -20; 4, 14], &[38.0, 26.0, 8.0]),
            (&spots![46, -90; 72, -30; 118, 6], &[38.0, 24.0, 7.0]),
            // The leg in the air: thigh, knee, shin, and toes that do not dare to come down.
            (
                &spots![0, -446; -64, -420; -116, -372],
                &[112.0, 80.0, 60.0],
            ),
            (
                &spots![-108, -388; -136, -312; -108, -240],
                &[60.0, 46.0, 34.0],
            ),
            (
                &spots![-108, -262; -150, -222; -196, -238],
                &[40.0, 27.0, 9.0],
            ),
            (
                &spots![-108, -256; -132, -190; -174, -172],
                &[38.0, 26.0, 9.0],
            ),
            (
                &spots![-102, -256; -90, -180; -108, -128],
                &[34.0, 24.0, 9.0],
            ),
            // Rootlets.
            (&spots![90, -370; 128, -310; 122, -250], &[36.0, 18.0, 4.0]),
            (&spots![-40, -380; -30, -320; -48, -286], &[28.0, 12.0, 3.0]),
            // A branch for balance.
            (
                &spots![26, -700; -50, -760; -96, -830; -82, -900],
                &[60.0, 36.0, 24.0, 15.0],
            ),
            (
                &spots![-84, -880; -116, -920; -156, -918],
                &[16.0, 9.0, 3.0],
            ),
            (&spots![-82, -890; -76, -940; -92, -980], &[14.0, 8.0, 3.0]),
            (&spots![-84, -870; -46, -910; -34, -946], &[13.0, 8.0, 3.0]),
        ],
    }
    .paint(canvas, air);
}
