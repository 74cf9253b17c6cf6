//! A recorded clue: told by its content, measured by its packets, never decoded.
//!
//! Nothing here believes what a file says of itself. Its name and content type are not asked for, the
//! length in its header is not read (what browsers record has none): the sound is as long as its last
//! packet says.

use std::io::{Cursor, ErrorKind};
use std::panic;
use std::time::Duration;

use symphonia::core::codecs::CodecParameters;
use symphonia::core::errors::Error as ReadError;
use symphonia::core::formats::{FormatOptions, FormatReader};
use symphonia::core::io::{MediaSource, MediaSourceStream, ReadOnlySource};
use symphonia::default::formats::{IsoMp4Reader, MkvReader, OggReader, WavReader};
use thiserror::Error;

/// The largest recording taken, in bytes: half a minute at any sensible quality.
pub const MAX_BYTES: usize = 1 << 20;

/// The longest recording taken.
pub const MAX_LENGTH: Duration = Duration::from_secs(30);

/// Recorders are told to stop at the limit and stop a little after it.
const OVERSHOOT: Duration = Duration::from_secs(1);

/// Packets in one recording: half a minute of the shortest there are (2.5 ms) has 12 400.
const MAX_PACKETS: u64 = 20_000;

/// Pages of an Ogg file, boxes of a fragmented MP4: half a minute has 4650 boxes if every packet of 20 ms
/// comes with its own three.
const MAX_PIECES: u64 = 5_000;

/// A recording that may be kept and played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sound {
    /// What it is.
    pub format: Format,
    /// How long it plays.
    pub length: Duration,
}

/// The containers browsers record into and play from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// WebM: Chrome, Edge, Firefox.
    Webm,
    /// Ogg: Firefox.
    Ogg,
    /// MP4: Safari; M4A is the same.
    Mp4,
    /// WAV.
    Wav,
}

impl Format {
    /// The content type it is served with.
    pub const fn content_type(self) -> &'static str {
        match self {
            Format::Webm => "audio/webm",
            Format::Ogg => "audio/ogg",
            Format::Mp4 => "audio/mp4",
            Format::Wav => "audio/wav",
        }
    }

    /// Told by the first bytes. A format is not searched for further on, so nothing can stand before it.
    pub fn of(bytes: &[u8]) -> Option<Format> {
        match bytes {
            [0x1A, 0x45, 0xDF, 0xA3, header @ ..] => {
                // The document type stands in the first header; other Matroska files are not for browsers.
                let header = &header[..header.len().min(64)];
                contains(header, b"webm").then_some(Format::Webm)
            }
            [b'O', b'g', b'g', b'S', ..] => Some(Format::Ogg),
            [_, _, _, _, b'f', b't', b'y', b'p', ..] => Some(Format::Mp4),
            [
                b'R',
                b'I',
                b'F',
                b'F',
                _,
                _,
                _,
                _,
                b'W',
                b'A',
                b'V',
                b'E',
                ..,
            ] => Some(Format::Wav),
            _ => None,
        }
    }
}

/// Why a recording cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SoundError {
    /// There are no bytes.
    #[error("the recording is empty")]
    Empty,
    /// Too many bytes.
    #[error("the recording has {got} bytes; at most {max} are taken")]
    TooLarge {
        /// Bytes allowed.
        max: usize,
        /// Bytes there are.
        got: usize,
    },
    /// It is neither WebM nor Ogg nor MP4 nor WAV.
    #[error("it is neither WebM nor Ogg nor MP4 nor WAV")]
    NotASound,
    /// There is a video track.
    #[error("the recording has a picture")]
    HasPicture,
    /// It plays for too long.
    #[error("the recording is {got} s long; at most {max} s are taken")]
    TooLong {
        /// Seconds allowed.
        max: u64,
        /// Seconds it plays, rounded up.
        got: u64,
    },
    /// It began well and cannot be read.
    #[error("the recording cannot be read: {0}")]
    Broken(String),
}

impl SoundError {
    /// Its stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            SoundError::Empty => "sound-empty",
            SoundError::TooLarge { .. } => "sound-too-large",
            SoundError::NotASound => "sound-not-recognised",
            SoundError::HasPicture => "sound-has-picture",
            SoundError::TooLong { .. } => "sound-too-long",
            SoundError::Broken(_) => "sound-broken",
        }
    }

    fn broken(why: impl ToString) -> Self {
        SoundError::Broken(why.to_string())
    }
}

/// Tells what a recording is and how long it plays, or why it is not taken.
///
/// The work is bounded whatever stands in the file: a few milliseconds for an honest one, a third of a
/// second for the worst that is known.
pub fn recognise(bytes: &[u8]) -> Result<Sound, SoundError> {
    if bytes.is_empty() {
        return Err(SoundError::Empty);
    }
    if bytes.len() > MAX_BYTES {
        return Err(SoundError::TooLarge {
            max: MAX_BYTES,
            got: bytes.len(),
        });
    }
    let format = Format::of(bytes).ok_or(SoundError::NotASound)?;
    check_promises(format, bytes)?;
    // The readers return errors where they expect them. Elsewhere a sum overflows or an assertion fails;
    // that must stay one player's broken recording.
    let length = panic::catch_unwind(|| measure(format, bytes))
        .unwrap_or_else(|_| Err(SoundError::broken("it makes no sense")))?;
    if length > MAX_LENGTH + OVERSHOOT {
        return Err(SoundError::TooLong {
            max: MAX_LENGTH.as_secs(),
            got: length.as_secs() + u64::from(length.subsec_nanos() > 0),
        });
    }
    Ok(Sound { format, length })
}

/// Refuses what would make the readers toil: they believe some counts, and walk some tables once for each
/// packet or page. A tag is looked for everywhere, since a reader finds no box without its tag.
fn check_promises(format: Format, bytes: &[u8]) -> Result<(), SoundError> {
    let (mut pieces, mut samples) = (0_u64, 0_u64);
    for (at, tag) in bytes.windows(4).enumerate() {
        // Two words follow a box's tag: flags, then a count.
        let word = |nth: usize| {
            let word = bytes.get(at + 4 * nth..)?.first_chunk()?;
            Some(u64::from(u32::from_be_bytes(*word)))
        };
        match (format, tag) {
            (Format::Ogg, b"OggS") | (Format::Mp4, b"moof" | b"mdat") => pieces += 1,
            (Format::Mp4, b"stts") => pieces += word(2).unwrap_or(0),
            (Format::Mp4, b"trun") => {
                pieces += 1;
                // A run without a field for each sample counts four billion of them in no room at all.
                let bare = word(1).is_some_and(|flags| flags & 0xF00 == 0);
                samples += word(2).filter(|_| bare).unwrap_or(0);
            }
            _ => {}
        }
    }
    if pieces > MAX_PIECES || samples > MAX_PACKETS {
        return Err(SoundError::broken("it has too many pieces"));
    }
    Ok(())
}

/// Walks all packets of the only track to the end of the last.
fn measure(format: Format, bytes: &[u8]) -> Result<Duration, SoundError> {
    // The reader passes over streams it does not know, and it does not know this picture.
    if format == Format::Ogg && contains(bytes, b"\x80theora") {
        return Err(SoundError::HasPicture);
    }
    let mut reader = open(format, bytes).map_err(SoundError::broken)?;
    let is_picture = |params: &Option<_>| matches!(params, Some(CodecParameters::Video(_)));
    if reader.tracks().iter().any(|t| is_picture(&t.codec_params)) {
        return Err(SoundError::HasPicture);
    }
    let ticks = match reader.tracks() {
        [track] if matches!(track.codec_params, Some(CodecParameters::Audio(_))) => track.time_base,
        _ => return Err(SoundError::broken("it is not one track of sound")),
    };
    let ticks = ticks.ok_or_else(|| SoundError::broken("it keeps no time"))?;

    let (mut held, mut end) = (0, 0);
    for nth in 0.. {
        let packet = match reader.next_packet() {
            Ok(Some(packet)) => packet,
            Ok(None) => break,
            // A recording may break off: it plays as far as it goes.
            Err(ReadError::IoError(error)) if error.kind() == ErrorKind::UnexpectedEof => break,
            Err(error) => return Err(SoundError::broken(error)),
        };
        // A WAV file that promises more than it holds goes on with empty packets for ever.
        if format == Format::Wav && packet.data.is_empty() {
            break;
        }
        held += packet.data.len();
        if nth == MAX_PACKETS || held > bytes.len() {
            return Err(SoundError::broken("there are too many packets"));
        }
        let ends = ticks.calc_time_saturating(packet.pts.saturating_add(packet.dur));
        end = end.max(ends.as_nanos());
    }
    if held == 0 {
        return Err(SoundError::broken("there is no sound in it"));
    }
    Ok(Duration::from_nanos(u64::try_from(end).unwrap_or(u64::MAX)))
}

fn open(format: Format, bytes: &[u8]) -> Result<Box<dyn FormatReader + '_>, ReadError> {
    let options = FormatOptions::default();
    // Only an MP4 may have its table of contents at the end. The others are read straight on, so that no
    // list of places to look at makes a reader go over the same ground again and again.
    let source: Box<dyn MediaSource + '_> = match format {
        Format::Mp4 => Box::new(Cursor::new(bytes)),
        Format::Webm | Format::Ogg | Format::Wav => Box::new(ReadOnlySource::new(bytes)),
    };
    let stream = MediaSourceStream::new(source, Default::default());
    Ok(match format {
        Format::Webm => Box::new(MkvReader::try_new(stream, options)?),
        Format::Ogg => Box::new(OggReader::try_new(stream, options)?),
        Format::Mp4 => Box::new(IsoMp4Reader::try_new(stream, options)?),
        Format::Wav => Box::new(WavReader::try_new(stream, options)?),
    })
}

fn contains(haystack: &[u8], needle: &[u8]) -> bool {
    haystack.windows(needle.len()).any(|seen| seen == needle)
}
