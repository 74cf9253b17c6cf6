//! `fabula-atelier`: draws cards and sheets of cards.

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::{Parser, Subcommand};
use fabula_atelier::cards::{CARDS, Card};
use fabula_atelier::contact_sheet;
use fabula_atelier::drawn::{Drawn, Illustration, REPOSITORY};
use fabula_atelier::motifs::{figures, people};
use fabula_atelier::plates::PLATES;
use fabula_atelier::render::{self, LARGE, Picture, SMALL};
use fabula_atelier::scene::Scene;
use image::DynamicImage;
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
    /// Draw some cards or plates, as PNG, to look at them
    Draw {
        /// Which, by their ids; none means all
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
    /// Print the deck and the plates: draw whatever has changed, in all sizes
    Deck,
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
        /// Where to: PNG or WebP
        #[arg(long, default_value = "target/atelier/sheet.png")]
        to: PathBuf,
    },
    /// List the cards and plates
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
            let plates = PLATES.iter().map(|plate| (plate.id, plate.scene));
            draw_all(
                &chosen(cards_of(CARDS).chain(plates), &cards)?,
                preview,
                svg,
                &to,
            )
        }
        Command::Figures {
            sheets,
            preview,
            to,
        } => {
            let all = cards_of(figures::SHEETS).chain(cards_of(people::SHEETS));
            draw_all(&chosen(all, &sheets)?, preview, false, &to)
        }
        Command::Deck => print_deck(),
        Command::Sheet {
            cards,
            columns,
            width,
            to,
        } => {
            let cards = chosen(cards_of(CARDS), &cards)?;
            let files = cards
                .iter()
                .map(|(id, _)| Illustration::file_of_card(id, SMALL));
            let files = files.map(|file| Path::new(REPOSITORY).join(file));
            let pictures = files.map(|file| read(&file)).collect::<Result<Vec<_>>>()?;
            save(&contact_sheet::sheet(&pictures, columns, width).into(), &to)
        }
        Command::List => {
            CARDS.iter().for_each(|card| println!("{}", card.id));
            PLATES.iter().for_each(|plate| println!("{}", plate.id));
            Ok(())
        }
    }
}

/// A scene that can be drawn, by its name.
type Named = (&'static str, fn() -> Scene);

fn cards_of(cards: &'static [Card]) -> impl Iterator<Item = Named> {
    cards.iter().map(|card| (card.id, card.scene))
}

fn chosen(scenes: impl Iterator<Item = Named>, ids: &[String]) -> Result<Vec<Named>> {
    let scenes: Vec<Named> = scenes.collect();
    if ids.is_empty() {
        return Ok(scenes);
    }
    let find = |id: &String| match scenes.iter().find(|(name, _)| name == id) {
        Some(scene) => Ok(*scene),
        None => bail!("there is no picture {id}"),
    };
    ids.iter().map(find).collect()
}

fn draw_all(scenes: &[Named], preview: bool, keep_svg: bool, to: &Path) -> Result<()> {
    std::fs::create_dir_all(to).with_context(|| format!("cannot make {}", to.display()))?;
    scenes
        .par_iter()
        .try_for_each(|scene| draw(*scene, preview, keep_svg, to))
}

fn draw((id, scene): Named, preview: bool, keep_svg: bool, to: &Path) -> Result<()> {
    let scene = scene().on_paper_of(id);
    let svg = scene.svg();
    if keep_svg {
        std::fs::write(to.join(id).with_extension("svg"), &svg)?;
    }
    let width = LARGE.max(scene.size.0 as u32);
    let picture = match preview {
        true => Picture::preview(&svg, width)?,
        false => Picture::print(&svg, width)?,
    };
    save(&picture.into_image(), &to.join(id).with_extension("png"))
}

fn print_deck() -> Result<()> {
    let illustrations = Illustration::all();
    let count = illustrations.len();
    let drawn = Drawn::open(Path::new(REPOSITORY), illustrations)?;
    let looking = ProgressBar::new_spinner().with_message("looking at the scenes");
    looking.enable_steady_tick(Duration::from_millis(120));
    let stale = drawn.stale();
    looking.finish_and_clear();
    let style = ProgressStyle::with_template("{bar:30} {pos} of {len}  {msg}")?;
    let bar = ProgressBar::new(stale.len() as u64).with_style(style);
    bar.tick();
    stale.par_iter().try_for_each(|(illustration, svg)| {
        bar.set_message(illustration.id);
        drawn.print(illustration, svg)?;
        bar.inc(1);
        anyhow::Ok(())
    })?;
    bar.finish_and_clear();
    drawn.record_sources()?;
    println!("{} of {count} pictures drawn", stale.len());
    Ok(())
}

fn read(path: &Path) -> Result<image::RgbImage> {
    let picture = image::open(path).with_context(|| format!("cannot read {}", path.display()))?;
    Ok(picture.into_rgb8())
}

fn save(picture: &DynamicImage, path: &Path) -> Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    let save = || match path.extension().is_some_and(|end| end == "webp") {
        true => anyhow::Ok(std::fs::write(path, render::webp(picture, 82.0)?)?),
        false => Ok(picture.save(path)?),
    };
    let written = std::fs::create_dir_all(folder).map_err(Into::into);
    let written = written.and_then(|()| save());
    written.with_context(|| format!("cannot write {}", path.display()))?;
    println!("{}", path.display());
    Ok(())
}
