//! The train: four cars on the inside of the loop, all upside down.

use crate::line::{blob, circle, handcut, rect, taper};
use crate::scene::Scene;
use crate::shape::{Shape, Spot};
use crate::svg::Ink;
use crate::{knots, spots, stops};

use super::{riders, track};

/// Where the cars stand: degrees to the right of the top. The first one leads.
const CARS: [f64; 4] = [-30.5, -13.2, 4.1, 21.4];

pub fn draw(scene: &Scene) {
    for (i, degrees) in CARS.into_iter().enumerate() {
        let spot = track::spot(degrees);
        if i > 0 {
            coupling(scene, degrees);
        }
        let ink = back(scene, &spot);
        scene.add(ink);
        riders::draw(scene, &spot, i);
        front(scene, &spot, i);
    }
}

fn coupling(scene: &Scene, degrees: f64) {
    let bar = taper(
        &[
            track::on(degrees - 5.0, -26.0),
            track::on(degrees - 12.0, -26.0),
        ],
        &[9.0, 9.0],
    );
    scene.add(scene.fill(&bar.moved(-10.0, -15.0), "#5a3040"));
}

/// The backs of the seats.
fn back(scene: &Scene, spot: &Spot) -> Ink {
    let seat = blob(&knots![-56, -30; -60, -90; -52, -128; -36, -134; -26, -122; -24, -30]);
    let seat = seat.and(&seat.moved(46.0, 0.0));
    scene.fill(&spot.put(&seat), "#7a2140")
        + scene.veil(&spot.put(&rect(-58.0, -70.0, 54.0, -20.0)), "#4a1230", 0.9)
}

/// The side towards us, its wheels, and the bar across the laps.
fn front(scene: &Scene, spot: &Spot, i: usize) {
    let put = |shape: &Shape| handcut(&spot.put(shape), 0.6, 20.0, i as i64);
    let body = match i {
        0 => blob(
            &knots![-62, -22, corner; -64, -66; -58, -84, corner; -20, -70; 30, -72; 56, -80; 84, -64; 104, -38; 104, -22; 84, -14, corner; -40, -14],
        ),
        _ => blob(
            &knots![-62, -22, corner; -65, -66; -58, -84, corner; -20, -69; 20, -69; 52, -84, corner; 60, -60; 60, -22, corner; 40, -13; -40, -13],
        ),
    };
    let bogie = rect(-46.0, -20.0, -18.0, 2.0).and(&rect(16.0, -20.0, 44.0, 2.0));
    scene.add(scene.fill(&put(&bogie), "#5a3040"));
    for x in [-44.0, -22.0, 18.0, 42.0] {
        scene.add(scene.fill(&spot.put(&circle((x, 0.0), 8.5)), "#3d1f30"));
        scene.add(scene.fill(&spot.put(&circle((x, 0.0), 3.4)), "#f2c0b0"));
    }
    let body = put(&body);
    let mint = stops![0, "#2fa58c"; 0.5, "#62cdae"; 1, "#a6ecd0"];
    let (a, b) = (spot.point((40.0, -90.0)), spot.point((-30.0, -10.0)));
    scene.add(scene.shadow(&body, (2.0, 6.0), 5.0, super::DEEP, 0.3));
    scene.add(scene.fill(&body, scene.linear(a, b, &mint)));
    let stripe = spot.put(&taper(
        &spots![-70, -44; 0, -40; 66, -48; 112, -34],
        &[11.0, 12.0, 14.0, 6.0],
    ));
    scene.add(scene.fill(&stripe.within(&body), "#fff3df"));
    let lip = body.minus(&body.moved(0.0, -4.0));
    scene.add(scene.veil(&lip, "#1c6e66", 0.5));
    scene.add(scene.veil(&body.minus(&body.moved(-1.0, 3.0)), "#f2fff4", 0.8));
}
