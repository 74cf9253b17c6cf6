//! Words in a text, and whether two of them are forms of the same one.

/// The words of a text in lower case.
///
/// ```
/// use fabula_bots::words::words_of;
/// assert!(words_of("L’été — c'est Loin!").eq(["l", "été", "c", "est", "loin"]));
/// ```
pub fn words_of(text: &str) -> impl Iterator<Item = String> {
    text.split(|c: char| !c.is_alphabetic())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
}

/// How many letters two words begin with in common.
pub(super) fn common_beginning(a: &str, b: &str) -> usize {
    a.chars().zip(b.chars()).take_while(|(a, b)| a == b).count()
}

/// Whether two words of a language look like forms of one: they begin alike and differ only in a short ending.
///
/// ```
/// use fabula_bots::words::same_stem;
/// assert!(same_stem("rope", "ropes") && same_stem("верёвка", "верёвкой") && same_stem("dancer", "dancing"));
/// assert!(!same_stem("rope", "robe") && !same_stem("sea", "season") && !same_stem("star", "starling"));
/// assert!(same_stem("party", "parties") && !same_stem("party", "parting"));
/// ```
pub fn same_stem(a: &str, b: &str) -> bool {
    if a == b {
        return true;
    }
    let common = common_beginning(a, b);
    let [rest, other] = [a, b].map(|word| word.chars().skip(common).collect::<String>());
    // A verb in -y keeps it: "party" has "partying", and "parting" is of "part".
    if [(&*rest, &*other), (&*other, &*rest)].contains(&("y", "ing")) {
        return false;
    }
    let [a, b] = [a, b].map(|word| word.chars().count());
    let (shorter, longer) = (a.min(b), a.max(b));
    match shorter {
        0..=2 => false,
        3 => common == 3 && longer == 4,
        _ => common >= 4 && common + 2 >= shorter && common + 3 >= longer,
    }
}
