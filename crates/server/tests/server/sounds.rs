//! Recorded clues: what is taken, what is refused, and that no file does harm.

use std::path::PathBuf;
use std::time::Duration;

use fabula_server::sound_format::{Format, MAX_BYTES, SoundError, recognise};

fn sample(name: &str) -> Vec<u8> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/sounds")
        .join(name);
    std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

const GOOD: [(&str, Format); 9] = [
    ("opus.webm", Format::Webm),
    ("opus-live.webm", Format::Webm),
    ("opus.ogg", Format::Ogg),
    ("vorbis.ogg", Format::Ogg),
    ("aac.mp4", Format::Mp4),
    ("aac-fragmented.mp4", Format::Mp4),
    ("aac.m4a", Format::Mp4),
    ("pcm.wav", Format::Wav),
    ("pcm-streamed.wav", Format::Wav),
];

#[test]
fn what_browsers_record_is_recognised_and_measured() {
    for (name, format) in GOOD {
        let sound = recognise(&sample(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(sound.format, format, "{name}");
        let off = sound.length.abs_diff(Duration::from_secs(1));
        assert!(
            off < Duration::from_millis(30),
            "{name}: {:?}",
            sound.length
        );
    }
}

#[test]
fn a_sound_is_served_as_what_it_is() {
    let types = [Format::Webm, Format::Ogg, Format::Mp4, Format::Wav].map(Format::content_type);
    assert_eq!(types, ["audio/webm", "audio/ogg", "audio/mp4", "audio/wav"]);
}

#[test]
fn forty_seconds_are_too_long_in_every_format() {
    for name in [
        "forty-seconds.webm",
        "forty-seconds.ogg",
        "forty-seconds.mp4",
    ] {
        let error = recognise(&sample(name)).unwrap_err();
        let SoundError::TooLong { max: 30, got } = error else {
            panic!("{name}: {error}");
        };
        assert!((39..=41).contains(&got), "{name}: {got}");
        assert_eq!(error.code(), "sound-too-long");
    }
}

#[test]
fn a_recorder_may_overshoot_by_a_second_and_no_more() {
    assert_eq!(
        recognise(&silence(31_000)).unwrap().length,
        Duration::from_secs(31)
    );
    let error = recognise(&silence(31_001)).unwrap_err();
    assert_eq!(error, SoundError::TooLong { max: 30, got: 32 });
}

#[test]
fn a_picture_is_refused_in_every_format() {
    for name in ["picture.webm", "picture.mp4", "picture.ogg"] {
        assert_eq!(
            recognise(&sample(name)),
            Err(SoundError::HasPicture),
            "{name}"
        );
    }
}

#[test]
fn other_files_are_not_sounds() {
    let page = [b"<!doctype html><script>".as_slice(), &sample("opus.ogg")].concat();
    let mut matroska = sample("opus.webm");
    let at = find(&matroska, b"webm");
    matroska[at..at + 4].copy_from_slice(b"mkv ");
    for other in [
        &sample("tone.mp3"),
        &sample("README.md"),
        &page,
        &matroska,
        &vec![0; 1000],
    ] {
        let error = recognise(other).unwrap_err();
        assert_eq!(error, SoundError::NotASound);
        assert_eq!(error.code(), "sound-not-recognised");
    }
}

#[test]
fn a_recording_has_at_least_a_byte_and_at_most_a_megabyte() {
    assert_eq!(recognise(&[]), Err(SoundError::Empty));
    let mut large = sample("pcm.wav");
    large.resize(MAX_BYTES, 0);
    assert!(recognise(&large).is_ok());
    large.push(0);
    let error = recognise(&large).unwrap_err();
    let (max, got) = (MAX_BYTES, MAX_BYTES + 1);
    assert_eq!(error, SoundError::TooLarge { max, got });
    assert_eq!(error.code(), "sound-too-large");
}

#[test]
fn a_recording_that_breaks_off_is_as_long_as_what_is_there() {
    let whole = sample("opus-live.webm");
    let half = recognise(&whole[..whole.len() / 2]).unwrap();
    assert!((300..700).contains(&half.length.as_millis()), "{half:?}");
}

#[test]
fn headers_without_sound_are_broken() {
    let head = &sample("opus-live.webm")[..300];
    assert!(matches!(recognise(head), Err(SoundError::Broken(_))));
    assert_eq!(recognise(&silence(0)).unwrap_err().code(), "sound-broken");
}

#[test]
fn four_billion_samples_in_no_room_are_refused() {
    let mut bomb = sample("aac-fragmented.mp4");
    let run = find(&bomb, b"trun");
    bomb[run + 4..run + 12].copy_from_slice(&[0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF]);
    assert!(matches!(recognise(&bomb), Err(SoundError::Broken(_))));
}

#[test]
fn a_reader_that_panics_is_only_a_broken_recording() {
    let mut before_the_file = sample("aac-fragmented.mp4");
    let run = find(&before_the_file, b"trun");
    before_the_file[run + 12..run + 16].copy_from_slice(&i32::MIN.to_be_bytes());
    let broken = SoundError::Broken("it makes no sense".to_owned());
    assert_eq!(recognise(&before_the_file), Err(broken));
}

#[test]
fn a_storm_of_pages_is_refused() {
    let mut storm = sample("opus.ogg");
    let page = [b"OggS".as_slice(), &[0; 22], &[0xFF]].concat();
    while storm.len() + page.len() <= MAX_BYTES {
        storm.extend(&page);
    }
    assert!(matches!(recognise(&storm), Err(SoundError::Broken(_))));
}

#[test]
fn a_recording_cut_anywhere_does_no_harm() {
    for (name, format) in GOOD {
        let whole = sample(name);
        let full = recognise(&whole).unwrap().length;
        for end in (0..whole.len()).step_by(7) {
            if let Ok(cut) = recognise(&whole[..end]) {
                assert_eq!(cut.format, format, "{name} cut at {end}");
                assert!(
                    cut.length <= full + Duration::from_millis(200),
                    "{name} cut at {end}"
                );
            }
        }
    }
}

#[test]
fn a_recording_with_bytes_changed_does_no_harm() {
    let mut dice = Dice(0x9E37_79B9_7F4A_7C15);
    for (name, _) in GOOD {
        let whole = sample(name);
        for nth in 0..600 {
            let mut bytes = whole.clone();
            // The headers are where it hurts: every other time only they are hit.
            let within = if nth % 2 == 0 { bytes.len() } else { 800 };
            for _ in 0..=dice.below(4) {
                let at = dice.below(within);
                bytes[at] = [0, 0x7F, 0xFF, bytes[at] ^ 1 << dice.below(8)][dice.below(4)];
            }
            let _ = recognise(&bytes);
        }
    }
}

#[test]
fn noise_after_any_beginning_does_no_harm() {
    let mut dice = Dice(0xD1B5_4A32_D192_ED03);
    for (name, _) in GOOD {
        let whole = sample(name);
        for _ in 0..100 {
            let mut bytes = whole[..dice.below(whole.len())].to_vec();
            bytes.extend((0..dice.below(4_000)).map(|_| dice.below(256) as u8));
            let _ = recognise(&bytes);
        }
    }
}

/// Where a tag stands first.
fn find(bytes: &[u8], tag: &[u8; 4]) -> usize {
    bytes.windows(4).position(|seen| seen == tag).unwrap()
}

/// Silence of so many milliseconds: a WAV file of one byte for each.
fn silence(milliseconds: u32) -> Vec<u8> {
    let mut wav = b"RIFF____WAVEfmt \x10\0\0\0\x01\0\x01\0".to_vec();
    wav.extend(1_000_u32.to_le_bytes().repeat(2));
    wav.extend([1, 0, 8, 0]);
    wav.extend(b"data");
    wav.extend(milliseconds.to_le_bytes());
    wav.resize(wav.len() + milliseconds as usize, 0x80);
    let riff = wav.len() as u32 - 8;
    wav[4..8].copy_from_slice(&riff.to_le_bytes());
    wav
}

/// Numbers that look random and are the same in every run (xorshift).
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end.max(1) as u64) as usize
    }
}
