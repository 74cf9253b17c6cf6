//! `fabula-atelier`: draws cards and sheets of cards.

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::{Parser, Subcommand};
use fabula_atelier::cards::{CARDS, Card};
use fabula_atelier::contact;
use fabula_atelier::motifs::figures::SHEETS;
use fabula_atelier::press::{self, SMALL};
use fabula_atelier::printed::Printed;
use image::RgbImage;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;

/// Draws the cards of Fabula's deck.
#[derive(Parser)]
#[command(version, about)]
struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Draw some cards, as PNG, to look at them
    Draw {
        /// Which cards, by their ids; none means all
        cards: Vec<String>,
        /// In a moment, a little rougher
        #[arg(long)]
        preview: bool,
        /// Also write the SVG
        #[arg(long)]
        svg: bool,
        /// Where to
        #[arg(long, default_value = "target/atelier")]
        to: PathBuf,
    },
    /// Draw the sheets of heads, hands, poses and clothes that people on cards are made of
    Figures {
        /// Which sheets, by their ids; none means all
        sheets: Vec<String>,
        /// In a moment, a little rougher
        #[arg(long)]
        preview: bool,
        /// Where to
        #[arg(long, default_value = "target/atelier")]
        to: PathBuf,
    },
    /// Print the deck: draw every card whose scene has changed, in all sizes
    Deck {
        /// Where the pictures are
        #[arg(long, default_value = "crates/deck/lanterns")]
        to: PathBuf,
        /// Where it is noted what they show
        #[arg(long, default_value = "crates/atelier/drawn.toml")]
        note: PathBuf,
    },
    /// Put printed cards side by side on one page
    Sheet {
        /// Which cards, by their ids; none means all
        cards: Vec<String>,
        /// How many in a row
        #[arg(long, default_value_t = 6)]
        columns: u32,
        /// How wide each is, in pixels
        #[arg(long, default_value_t = 260)]
        width: u32,
        /// Where the printed cards are
        #[arg(long, default_value = "crates/deck/lanterns")]
        from: PathBuf,
        /// Where to: PNG or WebP
        #[arg(long, default_value = "target/atelier/sheet.png")]
        to: PathBuf,
    },
    /// List the cards
    List,
}

fn main() -> Result<()> {
    match Args::parse().command {
        Command::Draw {
            cards,
            preview,
            svg,
            to,
        } => {
            let cards = chosen(CARDS, &cards)?;
            draw_all(&cards, preview, svg, &to)
        }
        Command::Figures {
            sheets,
            preview,
            to,
        } => draw_all(&chosen(SHEETS, &sheets)?, preview, false, &to),
        Command::Deck { to, note } => print_deck(Printed::open(&to, &note)?),
        Command::Sheet {
            cards,
            columns,
            width,
            from,
            to,
        } => {
            let cards = chosen(CARDS, &cards)?;
            let files = cards
                .iter()
                .map(|card| Printed::file(&from, card.id, SMALL));
            let pictures = files.map(|file| read(&file)).collect::<Result<Vec<_>>>()?;
            save(&contact::sheet(&pictures, columns, width), &to)
        }
        Command::List => {
            CARDS.iter().for_each(|card| println!("{}", card.id));
            Ok(())
        }
    }
}

fn chosen(cards: &'static [Card], ids: &[String]) -> Result<Vec<&'static Card>> {
    if ids.is_empty() {
        return Ok(cards.iter().collect());
    }
    let find = |id: &String| match cards.iter().find(|card| card.id == id) {
        Some(card) => Ok(card),
        None => bail!("there is no card {id}"),
    };
    ids.iter().map(find).collect()
}

fn draw_all(cards: &[&Card], preview: bool, keep_svg: bool, to: &Path) -> Result<()> {
    std::fs::create_dir_all(to).with_context(|| format!("cannot make {}", to.display()))?;
    cards
        .par_iter()
        .try_for_each(|card| draw(card, preview, keep_svg, to))
}

fn draw(card: &Card, preview: bool, keep_svg: bool, to: &Path) -> Result<()> {
    let svg = (card.scene)().svg();
    if keep_svg {
        std::fs::write(to.join(card.id).with_extension("svg"), &svg)?;
    }
    let picture = if preview {
        press::preview(&svg)?
    } else {
        press::print(&svg)?
    };
    save(&picture, &to.join(card.id).with_extension("png"))
}

fn print_deck(deck: Printed) -> Result<()> {
    let looking = ProgressBar::new_spinner().with_message("looking at the scenes");
    looking.enable_steady_tick(Duration::from_millis(120));
    let stale = deck.stale(CARDS);
    looking.finish_and_clear();
    let style = ProgressStyle::with_template("{bar:30} {pos} of {len}  {msg}")?;
    let bar = ProgressBar::new(stale.len() as u64).with_style(style);
    bar.tick();
    stale.par_iter().try_for_each(|(card, svg)| {
        bar.set_message(card.id);
        deck.print(card.id, svg)?;
        bar.inc(1);
        anyhow::Ok(())
    })?;
    bar.finish_and_clear();
    println!("{} of {} cards drawn", stale.len(), CARDS.len());
    Ok(())
}

fn read(path: &Path) -> Result<RgbImage> {
    let picture = image::open(path).with_context(|| format!("cannot read {}", path.display()))?;
    Ok(picture.into_rgb8())
}

fn save(picture: &RgbImage, path: &Path) -> Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    let written = std::fs::create_dir_all(folder).map_err(Into::into);
    let written = written.and_then(
        |()| match path.extension().is_some_and(|end| end == "webp") {
            true => std::fs::write(path, press::webp(picture, 82.0)).map_err(Into::into),
            false => picture.save(path).map_err(anyhow::Error::from),
        },
    );
    written.with_context(|| format!("cannot write {}", path.display()))?;
    println!("{}", path.display());
    Ok(())
}
