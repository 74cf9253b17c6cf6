//! What is sewn and what is threaded: rows of stitches, and laces as thick as ropes.

use crate::line::{Path, curve, taper};
use crate::shape::At;
use crate::techniques::gouache::{Brush, Canvas, Touch};

/// A row of stitches along a line.
pub fn stitches(canvas: &Canvas, line: &[At], count: usize, colour: &str) {
    let path = Path::new(curve(line));
    let long = path.length() / count as f64 * 0.55;
    for i in 0..count {
        let far = path.length() * i as f64 / count as f64;
        let stitch = [path.at(far), path.at(far + long / 2.0), path.at(far + long)];
        canvas.lay(
            Brush::new(&stitch, 3.0, colour)
                .profile(&[0.6, 1.0, 0.6])
                .sleek()
                .opacity(0.8),
        );
    }
}

/// A lace: a shadow on what it lies on, a round body, a light along it.
pub fn lace(canvas: &Canvas, line: &[At], width: f64, lies: bool) {
    let beside =
        |dx: f64, dy: f64| -> Vec<At> { line.iter().map(|(x, y)| (x + dx, y + dy)).collect() };
    let body = |line: &[At], part: f64| taper(line, &[width * part, width * part]);
    if lies {
        canvas.lay(Touch::new(&body(&beside(-3.0, 7.0), 1.0), "#54142c").opacity(0.5));
    }
    canvas.lay(Touch::new(&body(line, 1.0), "#c3a3a2"));
    canvas.lay(
        Brush::new(&beside(0.8, -width * 0.13), width * 0.68, "#f6e2cc")
            .profile(&[0.9, 1.0, 0.9])
            .vary(0.05),
    );
    canvas.lay(
        Brush::new(&beside(1.2, -width * 0.22), width * 0.26, "#fffaf0")
            .profile(&[0.3, 1.0, 0.6, 1.0, 0.3])
            .sleek(),
    );
}
