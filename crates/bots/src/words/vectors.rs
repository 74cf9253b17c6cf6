//! English words as vectors: potion-base-8M, a static table in which words that turn up in like places lie close together.
//!
//! `tables/make.py` wrote the table; each row is the size of a step (float32) and 192 steps (int8).

use std::sync::LazyLock;

/// Numbers of one vector.
pub const DIMENSIONS: usize = 192;

/// A direction of meaning.
pub type Vector = [f32; DIMENSIONS];

/// Bytes of one row.
const ROW: usize = 4 + DIMENSIONS;

static ROWS: &[u8] = include_bytes!("../../tables/vectors.bin");

/// The words and, marked with `##`, the pieces of words that have a row; in the order of the rows, which is alphabetical.
static WORDS: LazyLock<Vec<&str>> =
    LazyLock::new(|| include_str!("../../tables/words.txt").lines().collect());

/// The number of a word's row.
fn row_of(token: &str) -> Option<usize> {
    WORDS.binary_search(&token).ok()
}

/// Whether an English word is in the table as it is.
pub(super) fn is_word(word: &str) -> bool {
    row_of(word).is_some()
}

/// Adds a row to a sum.
fn add_row(row: usize, sum: &mut Vector) {
    let bytes = &ROWS[row * ROW..(row + 1) * ROW];
    let (step, steps) = bytes.split_at(4);
    let step = f32::from_le_bytes([step[0], step[1], step[2], step[3]]);
    for (number, &byte) in sum.iter_mut().zip(steps) {
        *number += step * f32::from(byte as i8);
    }
}

/// The rows of a word: its own, or those of the longest pieces it is made of. Nothing for what is no word at all.
fn rows(word: &str) -> Vec<usize> {
    if let Some(row) = row_of(word) {
        return vec![row];
    }
    let mut rows = Vec::new();
    let mut rest = word;
    while !rest.is_empty() {
        let mark = if rows.is_empty() { "" } else { "##" };
        // A piece of one or two letters means nothing by itself.
        let lengths = (3..=rest.len()).rev().filter(|&n| rest.is_char_boundary(n));
        let piece = lengths
            .map(|n| (n, row_of(&format!("{mark}{}", &rest[..n]))))
            .find_map(|(n, row)| Some((n, row?)));
        match piece {
            Some((n, row)) => {
                rows.push(row);
                rest = &rest[n..];
            }
            // What is left over may be an ending; a beginning may not.
            None if !rows.is_empty() && rest.len() <= 3 => break,
            None => return Vec::new(),
        }
    }
    rows
}

/// What English words mean together: the mean of their vectors. Nothing if none of them is a word.
/// Common little words have short vectors, so they hardly count.
///
/// ```
/// use fabula_bots::words::{embed, likeness, unit};
/// let [sea, ship, violin] = ["the sea", "a ship", "violin"].map(|text| unit(embed([text]).unwrap()));
/// assert!(likeness(&sea, &ship) > likeness(&sea, &violin));
/// assert_eq!(embed(["qzxjv"]), None);
/// ```
pub fn embed<'w>(texts: impl IntoIterator<Item = &'w str>) -> Option<Vector> {
    let mut sum = [0.0; DIMENSIONS];
    let mut count = 0;
    for text in texts {
        for word in super::words_of(text) {
            for row in rows(&word) {
                add_row(row, &mut sum);
                count += 1;
            }
        }
    }
    if count == 0 {
        return None;
    }
    sum.iter_mut().for_each(|n| *n /= count as f32);
    Some(sum)
}

/// The same direction with length one.
pub fn unit(vector: Vector) -> Vector {
    let length = likeness(&vector, &vector).sqrt();
    match length > 0.0 {
        true => vector.map(|n| n / length),
        false => vector,
    }
}

/// How alike two meanings are: of vectors of length one, the cosine between them.
pub fn likeness(a: &Vector, b: &Vector) -> f32 {
    // Eight sums at a time, so that the compiler can use wide registers.
    let mut sums = [0.0f32; 8];
    for (a, b) in a.chunks_exact(8).zip(b.chunks_exact(8)) {
        for i in 0..8 {
            sums[i] += a[i] * b[i];
        }
    }
    sums.iter().sum()
}
