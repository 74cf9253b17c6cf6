//! The roots: one great one that winds down, others that leave it and fork, strands that climb over them, and hair at their ends.

use super::DEEP;
use crate::colour::mix;
use crate::line::{Path, curve, handcut, spread, taper, towards};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape, all};
use crate::{spots, stops};

const BARK: &str = "#4c2f38";

/// The root on which the tram runs.
pub const TRAM: usize = 0;

/// One root. Those one can walk on go from left to right.
pub struct Root {
    line: Path,
    points: Vec<At>,
    widths: Vec<f64>,
}

impl Root {
    fn new(points: &[At], widths: &[f64]) -> Root {
        Root {
            line: Path::new(curve(points)),
            points: points.to_vec(),
            widths: widths.to_vec(),
        }
    }

    fn shape(&self) -> Shape {
        taper(&self.points, &self.widths)
    }

    fn wide(&self, far: f64) -> f64 {
        spread(&self.widths, far / self.line.length())
    }
}

/// All roots.
pub struct Roots {
    streets: Vec<Root>,
    others: Vec<Root>,
}

impl Roots {
    /// As they have grown.
    pub fn grown() -> Roots {
        let streets = vec![
            // 0: the tram's.
            Root::new(
                &spots![-40, 530; 70, 521; 190, 518; 290, 512; 362, 490; 414, 420],
                &[20.0, 26.0, 30.0, 36.0, 44.0, 60.0],
            ),
            // 1 and 2: to the right, and what leaves it downwards.
            Root::new(
                &spots![452, 410; 500, 470; 570, 502; 650, 506; 730, 488; 850, 452],
                &[60.0, 46.0, 38.0, 30.0, 24.0, 16.0],
            ),
            Root::new(
                &spots![560, 496; 620, 540; 674, 600; 744, 630; 850, 624],
                &[34.0, 28.0, 24.0, 20.0, 12.0],
            ),
            // 3 and 4: to the left.
            Root::new(
                &spots![-40, 664; 40, 694; 130, 708; 220, 700; 310, 662; 380, 610; 440, 530],
                &[12.0, 18.0, 24.0, 30.0, 36.0, 44.0, 60.0],
            ),
            Root::new(
                &spots![-40, 866; 40, 862; 110, 836; 166, 786; 214, 736; 262, 690],
                &[8.0, 13.0, 18.0, 22.0, 26.0, 30.0],
            ),
            // 5 and 6: to the right again.
            Root::new(
                &spots![466, 650; 530, 722; 606, 762; 690, 764; 760, 744; 850, 716],
                &[56.0, 42.0, 34.0, 26.0, 20.0, 12.0],
            ),
            Root::new(
                &spots![580, 750; 626, 804; 690, 852; 766, 874; 850, 868],
                &[30.0, 26.0, 21.0, 16.0, 9.0],
            ),
            // 7 and 8: to the left, low.
            Root::new(
                &spots![-40, 1004; 50, 1022; 140, 1012; 220, 974; 296, 914; 368, 850; 446, 780],
                &[10.0, 16.0, 21.0, 27.0, 34.0, 42.0, 58.0],
            ),
            Root::new(
                &spots![-40, 1142; 50, 1138; 130, 1146; 200, 1126; 244, 1070; 262, 1000; 254, 946],
                &[7.0, 11.0, 14.0, 17.0, 20.0, 24.0, 30.0],
            ),
            // 9: the end of the great root, level enough.
            Root::new(
                &spots![500, 930; 560, 1006; 640, 1074; 720, 1116; 850, 1140],
                &[58.0, 48.0, 40.0, 32.0, 20.0],
            ),
            // 10: a short one, in the middle.
            Root::new(
                &spots![386, 1150; 430, 1128; 474, 1078; 516, 1020; 548, 990],
                &[8.0, 15.0, 22.0, 28.0, 34.0],
            ),
        ];
        let others = vec![
            Root::new(
                &spots![434, 346; 426, 420; 442, 510; 470, 600; 462, 690; 440, 770; 452, 850; 500, 930; 560, 1006],
                &[124.0, 104.0, 92.0, 84.0, 78.0, 74.0, 68.0, 60.0, 50.0],
            ),
            Root::new(
                &spots![344, 872; 384, 936; 388, 1010; 356, 1080; 366, 1150; 350, 1230],
                &[36.0, 28.0, 22.0, 17.0, 13.0, 8.0],
            ),
            Root::new(
                &spots![640, 1070; 640, 1120; 612, 1170; 616, 1230],
                &[28.0, 20.0, 14.0, 9.0],
            ),
        ];
        Roots { streets, others }
    }

    /// The height of the pavement of a street there.
    pub fn floor(&self, street: usize, x: f64) -> f64 {
        let root = &self.streets[street];
        let (a, b) = (root.points[0].0, root.points[root.points.len() - 1].0);
        let part = ((x - a) / (b - a)).clamp(0.0, 1.0);
        root.line.y_at(x) - spread(&root.widths, part) / 2.0
    }

    /// Roots so far behind that they are only shade.
    pub fn far(&self, scene: &Scene) {
        let far = [
            taper(
                &spots![20, 380; 60, 430; 44, 480; 80, 540],
                &[16.0, 12.0, 9.0, 6.0],
            ),
            taper(
                &spots![640, 380; 610, 430; 640, 470; 620, 520],
                &[18.0, 13.0, 10.0, 7.0],
            ),
            taper(
                &spots![790, 480; 740, 520; 760, 580; 720, 640],
                &[16.0, 12.0, 9.0, 6.0],
            ),
            taper(
                &spots![300, 540; 240, 600; 270, 660; 300, 760; 260, 860],
                &[20.0, 16.0, 12.0, 10.0, 6.0],
            ),
            taper(
                &spots![30, 560; 80, 610; 60, 680; 20, 760; 60, 860],
                &[18.0, 13.0, 11.0, 8.0, 6.0],
            ),
            taper(
                &spots![740, 680; 700, 730; 720, 800; 780, 900],
                &[18.0, 13.0, 10.0, 6.0],
            ),
            taper(
                &spots![520, 610; 556, 680; 530, 760; 560, 830],
                &[16.0, 12.0, 9.0, 5.0],
            ),
            taper(
                &spots![120, 910; 90, 970; 130, 1060; 100, 1150],
                &[18.0, 13.0, 10.0, 6.0],
            ),
            taper(
                &spots![430, 880; 400, 960; 440, 1040; 410, 1140],
                &[18.0, 12.0, 9.0, 6.0],
            ),
            taper(
                &spots![690, 920; 730, 990; 700, 1060; 740, 1130],
                &[16.0, 12.0, 9.0, 6.0],
            ),
        ];
        let far = handcut(&all(far), 1.6, 20.0, 8);
        scene.add(scene.blurred(scene.veil(&far, "#4a2c1c", 0.26), 1.6));
    }

    /// All of them as one piece.
    pub fn whole(&self) -> Shape {
        let every = self.streets.iter().chain(&self.others);
        handcut(&all(every.map(Root::shape)).fillet(20.0), 2.0, 34.0, 3)
    }

    /// Draws them.
    pub fn draw(&self, scene: &Scene) {
        self.hair(scene);
        let whole = self.whole();
        scene.add(scene.shadow(&whole, (0.0, 10.0), 10.0, DEEP, 0.7));
        let paper = scene
            .sheet(&whole, BARK)
            .lit(0.2)
            .shade(0.6)
            .dark("#1e1020")
            .rim(0.0);
        scene.add(scene.washed_finely(paper.ink(), 6, 0.14, ".02 .012"));
        // Round: the underside is dark, the upper side has the light of the lamps.
        let under = whole.minus(&whole.moved(-2.0, -11.0));
        let over = whole.minus(&whole.moved(1.0, 9.0));
        let soft = scene.blurred(scene.veil(&under, "#1c0e10", 0.75), 5.0)
            + scene.blurred(scene.veil(&over, "#f0b468", 0.3), 4.0);
        scene.add(scene.clipped(&whole, soft));
        self.bark(scene, &whole);
        let shade = stops![0, "#2a171a", 0.75; 1, "#2a171a", 0];
        let shade = scene.linear((0.0, 344.0), (0.0, 470.0), &shade);
        scene.add(scene.clipped(&whole, scene.band(340.0, 470.0, shade)));
        let edge = whole.minus(&whole.moved(1.2, 2.6));
        scene.add(scene.veil(&edge, "#ffd794", 0.75));
        self.strands(scene);
    }

    /// Fibres that wind around each root, dark in the furrow, light beside it, and now and then an eye.
    fn bark(&self, scene: &Scene, whole: &Shape) {
        let mut chance = Chance::of("root bark", 4);
        let (mut furrows, mut eyes) = (Vec::new(), Vec::new());
        for root in self.streets.iter().chain(&self.others) {
            let length = root.line.length();
            let strands = 3 + (root.widths.iter().fold(0.0, |a: f64, b| a.max(*b)) / 14.0) as i32;
            for strand in 0..strands {
                let phase = f64::from(strand) / f64::from(strands) * std::f64::consts::TAU
                    + chance.between(-0.3, 0.3);
                let mut far = chance.between(0.0, 30.0);
                while far < length {
                    let long = chance.between(50.0, 120.0);
                    let line: Vec<At> = (0..8)
                        .map(|j| {
                            let at = (far + long * f64::from(j) / 7.0).min(length);
                            let aside = root.wide(at) * 0.46 * (phase + at / 120.0).sin();
                            towards(root.line.at(at), root.line.direction(at) + 90.0, aside)
                        })
                        .collect();
                    furrows.push(taper(&line, &[0.3, 2.6, 2.0, 0.3]));
                    far += long + chance.between(4.0, 26.0);
                }
            }
            if root.widths[0].max(root.widths[root.widths.len() - 1]) > 40.0 {
                let at = length * chance.between(0.35, 0.7);
                eyes.push((
                    root.line.at(at),
                    root.line.direction(at),
                    root.wide(at) * 0.2,
                ));
            }
        }
        let furrows = all(furrows).within(whole);
        scene.add(scene.veil(&furrows, "#341a14", 0.62));
        let lit = furrows.moved(0.8, 1.8).minus(&furrows).within(whole);
        scene.add(scene.veil(&lit, "#d08a5c", 0.2));
        for (at, turn, r) in eyes {
            for (k, part) in [1.0, 0.66, 0.34].into_iter().enumerate() {
                let knot = crate::line::ellipse((0.0, 0.0), r * 1.9 * part, r * part)
                    .turned(turn, (0.0, 0.0))
                    .moved(at.0, at.1);
                let knot = handcut(&knot, 0.9, 8.0, k as i64);
                let ring = knot.minus(&knot.grown(-1.8));
                scene.add(scene.veil(&ring.within(whole), "#341a14", 0.7));
            }
        }
    }

    /// Thinner roots that climb over the great one.
    fn strands(&self, scene: &Scene) {
        let strands: [(&[At], &[f64]); 5] = [
            (
                &spots![394, 340; 398, 400; 424, 460; 486, 520; 506, 590; 470, 650; 424, 700; 410, 760],
                &[10.0, 16.0, 15.0, 13.0, 12.0, 11.0, 8.0, 2.0],
            ),
            (
                &spots![476, 340; 476, 410; 456, 480; 410, 530; 420, 600; 470, 680; 486, 760; 444, 830; 420, 860],
                &[8.0, 13.0, 12.0, 11.0, 11.0, 10.0, 9.0, 7.0, 2.0],
            ),
            (
                &spots![470, 740; 420, 800; 440, 880; 500, 910; 524, 960; 580, 1000; 620, 1070],
                &[3.0, 9.0, 10.0, 9.0, 8.0, 7.0, 2.0],
            ),
            (
                &spots![300, 900; 268, 950; 282, 1010; 240, 1060; 214, 1130],
                &[4.0, 8.0, 7.0, 6.0, 2.0],
            ),
            (
                &spots![540, 710; 582, 780; 640, 790; 668, 850; 730, 880],
                &[3.0, 8.0, 7.0, 6.0, 2.0],
            ),
        ];
        for (i, (line, widths)) in strands.into_iter().enumerate() {
            let strand = handcut(&taper(line, widths), 1.0, 20.0, 30 + i as i64);
            scene.add(scene.shadow(&strand, (3.0, 7.0), 6.0, DEEP, 0.7));
            scene.add(
                scene
                    .sheet(&strand, mix(BARK, "#b07a48", 0.18))
                    .lit(0.25)
                    .shade(0.6)
                    .dark("#3a2018")
                    .rim(0.0),
            );
            let under = strand.minus(&strand.moved(-1.0, -4.0));
            scene.add(scene.veil(&under, "#2a1412", 0.5));
            let edge = strand.minus(&strand.moved(1.4, 1.8));
            scene.add(scene.veil(&edge, "#ffdc9c", 0.8));
        }
    }

    /// Hair: it forks and forks again.
    fn hair(&self, scene: &Scene) {
        let mut chance = Chance::of("root hair", 3);
        let mut small = Vec::new();
        for root in self.streets.iter().chain(&self.others) {
            let count = (root.line.length() / 34.0) as usize;
            for (at, _) in root.line.walk(count) {
                if chance.happens(0.36) {
                    let far = root.line.length() * 0.5;
                    let foot = (at.0, at.1 + root.wide(far) * 0.2);
                    let long = chance.between(16.0, 40.0);
                    fork(
                        foot,
                        chance.near(90.0, 26.0),
                        long,
                        5.4,
                        3,
                        &mut chance,
                        &mut small,
                    );
                }
            }
        }
        let small = handcut(&all(small), 0.4, 12.0, 6);
        scene.add(scene.shadow(&small, (0.0, 5.0), 4.0, DEEP, 0.5));
        scene.add(
            scene
                .sheet(&small, "#42283a")
                .lit(0.25)
                .shade(0.5)
                .dark("#2c1814")
                .rim(1.1),
        );
    }
}

fn fork(
    at: At,
    degrees: f64,
    long: f64,
    wide: f64,
    depth: u32,
    chance: &mut Chance,
    into: &mut Vec<Shape>,
) {
    let bend = chance.between(-30.0, 30.0);
    let middle = towards(at, degrees + bend, long * 0.5);
    let end = towards(middle, degrees - bend * 0.4, long * 0.5);
    into.push(taper(&[at, middle, end], &[wide, wide * 0.75, wide * 0.45]));
    if depth == 0 {
        return;
    }
    for side in [-1.0, 1.0] {
        if chance.happens(0.72) {
            let turn = degrees + side * chance.between(16.0, 44.0);
            fork(
                end,
                turn * 0.8 + 18.0,
                long * 0.66,
                wide * 0.5,
                depth - 1,
                chance,
                into,
            );
        }
    }
}
