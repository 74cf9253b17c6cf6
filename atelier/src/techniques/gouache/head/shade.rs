//! The colour field of a face: a ball lit from one side, and the soft patches that carry it: warm cheeks, cool sockets, a nose.

use super::{Head, Plan};
use crate::motifs::figures::{Age, View};
use crate::shape::At;
use crate::techniques::gouache::{Field, Light, Value};

/// The paint of a face. `light` is as the head sees it.
pub(super) fn field(head: &Head, plan: &Plan, light: Light) -> Field {
    let skin = &head.skin;
    let middle = match head.view {
        View::Profile => (20.0, 10.0),
        View::ThreeQuarter => (8.0, 2.0),
        _ => (0.0, 2.0),
    };
    let ball = Value::ball(middle, (118.0, 164.0), light).lifted(0.12);
    let field = Field::ramp(&skin.ramp, ball.broken(0.05, 60.0, 3));
    let field = match head.view {
        View::Profile => profile(field, head),
        View::Back => field,
        _ => towards_us(field, head, plan, light),
    };
    let field = match head.glint {
        // Light from below or behind: the water, a snowfield, a lamp in the next room.
        Some(glint) if head.view == View::Profile => field
            .patch_turned((84.0, 158.0), (40.0, 12.0), -20.0, glint, 0.6)
            .patch_turned((24.0, 230.0), (16.0, 60.0), -6.0, glint, 0.55)
            .patch((86.0, 112.0), (10.0, 8.0), glint, 0.3),
        Some(glint) => {
            let side = -light.0.signum();
            field
                .patch_turned((side * 84.0, 70.0), (16.0, 54.0), side * 20.0, glint, 0.5)
                .patch_turned(
                    (side * 40.0, 138.0),
                    (44.0, 11.0),
                    side * -24.0,
                    glint,
                    0.45,
                )
        }
        None => field,
    };
    let patched =
        |field: Field, &(at, radii, colour, amount): &_| field.patch(at, radii, colour, amount);
    head.patches.iter().fold(field, patched)
}

fn profile(field: Field, head: &Head) -> Field {
    let skin = &head.skin;
    let cheek = if head.age == Age::Child { 0.75 } else { 0.5 };
    field
        .patch((66.0, 60.0), (36.0, 30.0), skin.warm, cheek * head.blush)
        .patch((74.0, -2.0), (24.0, 18.0), skin.cool, 0.5)
        .patch((40.0, 34.0), (30.0, 60.0), skin.cool, 0.2)
        .patch_turned((28.0, 152.0), (76.0, 26.0), -8.0, skin.cool, 0.75)
        .patch((10.0, 232.0), (64.0, 90.0), skin.cool, 0.55)
        .patch((112.0, 46.0), (12.0, 12.0), skin.warm, 0.45 * head.blush)
        .patch((84.0, 92.0), (13.0, 10.0), skin.cool, 0.25)
        .patch((100.0, 116.0), (12.0, 6.0), skin.cool, 0.35)
}

fn towards_us(field: Field, head: &Head, plan: &Plan, light: Light) -> Field {
    let skin = &head.skin;
    let x = plan.middle;
    let side = light.0.signum();
    let squeeze = |at: At| (plan.across(at.0), at.1);
    let cheek = if head.age == Age::Child { 0.8 } else { 0.5 } * head.blush;
    let mut field = field;
    for eye in &plan.eyes {
        let (ex, ey) = eye.at;
        let wide = eye.width * 0.62;
        field = field
            .patch((ex, ey - 4.0), (wide, 17.0), skin.cool, 0.42)
            .patch(
                (ex - eye.outer * wide * 0.9, ey + 4.0),
                (11.0, 14.0),
                skin.cool,
                0.4,
            )
            // Below the eye the bone is light, further below the cheek is warm.
            .patch(
                (ex + eye.outer * 6.0, ey + 27.0),
                (wide * 0.8, 9.0),
                skin.ramp[3],
                0.25,
            )
            .patch(
                (ex + eye.outer * 14.0 * eye.seen, ey + 48.0),
                (33.0 * eye.seen, 25.0),
                skin.warm,
                cheek,
            );
    }
    let (nose, mouth) = (plan.nose, plan.mouth.at);
    let (tip, k) = (plan.tip(), plan.nose_wide);
    field
        .patch_turned(
            (x - side * 13.0 + plan.turn * 8.0, nose - 34.0),
            (9.0, 32.0),
            -plan.turn * 12.0,
            skin.cool,
            0.3,
        )
        .patch_turned(
            (x + side * 2.0 + plan.turn * 12.0, nose - 34.0),
            (7.5, 34.0),
            -plan.turn * 14.0,
            skin.ramp[4],
            0.42,
        )
        .patch(
            (tip, nose - 12.0),
            (20.0 * k, 15.0),
            skin.warm,
            0.42 * head.blush,
        )
        .patch(
            (tip + side * 4.0, nose - 14.0),
            (8.5 * k, 7.5),
            skin.ramp[4],
            0.5,
        )
        .patch(
            (tip - plan.turn * 8.0, nose + 3.0),
            (24.0 * k, 8.0),
            skin.cool,
            0.5,
        )
        .patch((mouth.0, mouth.1 + 18.0), (20.0, 7.0), skin.cool, 0.38)
        .patch(
            (mouth.0 + side * 4.0, mouth.1 + 36.0),
            (20.0, 12.0),
            skin.ramp[3],
            0.38,
        )
        .patch((x * 0.5, 148.0), (64.0, 14.0), skin.cool, 0.4)
        .patch(
            squeeze((side * 30.0, -78.0)),
            (44.0, 26.0),
            skin.ramp[4],
            0.3,
        )
        .patch(squeeze((-side * 88.0, 20.0)), (22.0, 70.0), skin.cool, 0.32)
}

/// The paint of a neck: in the shadow of the head.
pub(super) fn neck(head: &Head, light: Light) -> Field {
    let skin = &head.skin;
    let value = Value::ball((0.0, 220.0), (70.0, 130.0), light)
        .times(0.62)
        .broken(0.05, 50.0, 4);
    Field::ramp(&skin.ramp, value)
        .patch((0.0, 146.0), (90.0, 44.0), skin.cool, 0.8)
        .patch((0.0, 250.0), (50.0, 40.0), skin.warm, 0.18)
}
