//! `fabula-atelier`: draws cards and sheets of cards.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::{Parser, Subcommand};
use fabula_atelier::cards::{CARDS, Card};
use fabula_atelier::motifs::figures::SHEETS;
use fabula_atelier::press;
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
    let path = to.join(card.id).with_extension("png");
    picture
        .save(&path)
        .with_context(|| format!("cannot write {}", path.display()))?;
    println!("{}", path.display());
    Ok(())
}
