// Draws all stories of a game as one tall picture, or as several if there are very many.

import type { AlbumGame, AlbumRound } from '../../protocol';
import audience from '../../img/audience.webp';
import stage from '../../img/stage-tall.webp';
import { m } from '../i18n/messages.svelte';
import { mainCard } from './album';
import { pictureUrl } from '../connection/api';
import {
  CLUE_FONT,
  PictureCanvas,
  HAZE,
  INK,
  INK_PALE,
  LIGHT,
  MOON,
  NIGHT,
  TITLE_FONT,
  TEXT_FONT,
  loadImage,
  type TextBlock,
} from './canvas';
import { Pictures } from '../cards/pictures.svelte';
import { quotedClue, storyNote, winnersOf } from './story-text';

const WIDTH = 1080;
const MIDDLE = WIDTH / 2;
/** Telephones draw at most 16.7 million points. */
const TALLEST = 14_800;
const HEAD = 560;
const FOOT = 300;
const GAP = 40;

const SHEET = { x: 60, width: WIDTH - 120 };
const CARD = 226;
const PAD = 34;
const COLUMN = SHEET.width - CARD - PAD * 3;
const SMALL = 82;
const SMALLS_IN_ROW = 7;
/** A small card, and under it the rabbit of whoever gave it. */
const SMALL_HEIGHT = SMALL * 1.5 + 46;

/** A story as it will be drawn. */
interface Page {
  round: AlbumRound;
  clue: TextBlock;
  name: TextBlock;
  note: TextBlock;
  /** The other pictures. */
  rows: number;
  height: number;
}

export async function drawAlbum(game: AlbumGame): Promise<Blob[]> {
  const pictures = new Pictures(() => game.decks);
  const winners = winnersOf(game);
  const title = m.share_album();
  const stories = m.stories_told({ count: game.rounds.length });
  const all = [title, stories, winners.said, ...game.rounds.flatMap(words)].join(' ');
  const colours = game.rounds.flatMap(({ players }) => players.map((p) => p.colour));
  const [background, rabbits] = await Promise.all([
    loadImage(stage),
    loadImage(audience),
    new PictureCanvas(1, 1).load(all, [...new Set(colours)]),
    pictures.loadManifests(),
  ]);

  const measure = new PictureCanvas(1, 1);
  const sheets = paginate(game.rounds.map((round) => layOut(measure, round)));
  const blobs: Blob[] = [];
  for (const pages of sheets) {
    const height = HEAD + pages.reduce((sum, page) => sum + page.height + GAP, 0) + FOOT;
    const canvas = new PictureCanvas(WIDTH, height);
    const { ctx } = canvas;
    await canvas.load(all, winners.colours);

    ctx.fillStyle = NIGHT;
    ctx.fillRect(0, 0, WIDTH, height);
    const shown = Math.min(2_337, height);
    ctx.drawImage(background, 0, 0, 780, (780 * shown) / WIDTH, 0, 0, WIDTH, shown);
    // The stage ends in the dark; so does this.
    const dusk = ctx.createLinearGradient(0, shown - 700, 0, shown);
    dusk.addColorStop(0, 'rgb(27 19 39 / 0)');
    dusk.addColorStop(1, NIGHT);
    ctx.fillStyle = dusk;
    ctx.fillRect(0, shown - 700, WIDTH, 700);
    ctx.drawImage(rabbits, 0, 0, 1600, 420, 0, height - 284, WIDTH, 284);

    await canvas.lantern(MIDDLE, -20, 300);
    const heading = canvas.fitText(title, TITLE_FONT, [64, 56, 48], WIDTH - 160, 80);
    canvas.writeText(heading, TITLE_FONT, MOON, MIDDLE, 296, 'center');
    const won = canvas.fitText(winners.said, TITLE_FONT, [42, 36, 30, 26], WIDTH - 160, 60);
    canvas.writeText(won, TITLE_FONT, LIGHT, MIDDLE, 386, 'center');
    canvas.writeText(
      canvas.fitText(stories, TEXT_FONT, [30], WIDTH, 40),
      TEXT_FONT,
      HAZE,
      MIDDLE,
      396 + won.height,
      'center',
    );

    let y = HEAD;
    for (const [index, page] of pages.entries()) {
      await drawPage(canvas, pictures, page, y, index % 2 === 1);
      y += page.height + GAP;
    }
    await canvas.wordmark(MIDDLE, height - 84, 210);
    blobs.push(await canvas.toBlob('image/jpeg'));
  }
  return blobs;
}

function words({ result, players }: AlbumRound): string[] {
  return [
    quotedClue(result),
    players.find((p) => p.seat === result.storyteller)?.name ?? '…',
    storyNote(result),
  ];
}

function layOut(canvas: PictureCanvas, round: AlbumRound): Page {
  const [said, teller, went] = words(round) as [string, string, string];
  const name = canvas.fitText(teller, TEXT_FONT, [32, 28], COLUMN - 66, 40);
  const clue = canvas.fitText(said, CLUE_FONT, [50, 46, 42, 38, 34, 30], COLUMN, 170);
  const note = canvas.fitText(went, TEXT_FONT, [28], COLUMN, 40);
  const rows = Math.ceil((round.result.table.length - 1) / SMALLS_IN_ROW);
  const text = name.height + 12 + clue.height + 18 + rows * SMALL_HEIGHT + 6 + note.height;
  return { round, clue, name, note, rows, height: PAD * 2 + Math.max(CARD * 1.5, text) };
}

/** As many stories on each picture as it can hold. */
function paginate(pages: Page[]): Page[][] {
  const sheets: Page[][] = [[]];
  let height = HEAD + FOOT;
  for (const page of pages) {
    if (height + page.height + GAP > TALLEST) {
      sheets.push([]);
      height = HEAD + FOOT;
    }
    height += page.height + GAP;
    sheets.at(-1)!.push(page);
  }
  return sheets;
}

async function drawPage(
  canvas: PictureCanvas,
  pictures: Pictures,
  page: Page,
  top: number,
  mirrored: boolean,
) {
  const { result, players } = page.round;
  const colour = (seat: number) => players.find((p) => p.seat === seat)?.colour ?? 'snow';
  const url = (card: number, size: 'small' | 'large') => {
    const info = pictures.info(card);
    return info && pictureUrl(info[size].hash);
  };
  canvas.paper(SHEET.x, top, SHEET.width, page.height);

  const main = mainCard(result);
  const cardX = mirrored ? SHEET.x + SHEET.width - PAD - CARD : SHEET.x + PAD;
  const x = mirrored ? SHEET.x + PAD : SHEET.x + PAD * 2 + CARD;
  const cardY = top + (page.height - CARD * 1.5) / 2;
  if (main !== undefined) await canvas.card(url(main, 'large'), cardX, cardY, CARD, mirrored ? 1.4 : -1.6);

  const inside =
    page.name.height + 12 + page.clue.height + 18 + page.rows * SMALL_HEIGHT + 6 + page.note.height;
  let y = top + (page.height - inside) / 2;
  await canvas.rabbit(colour(result.storyteller), x + 26, y + page.name.height / 2 + 30, 62);
  canvas.writeText(page.name, TEXT_FONT, INK_PALE, x + 64, y);
  y += page.name.height + 12;
  canvas.writeText(page.clue, CLUE_FONT, INK, x, y);
  y += page.clue.height + 18;
  const others = result.table.filter((laid) => laid.card !== main);
  for (const [index, { card, owner }] of others.entries()) {
    const smallX = x + (index % SMALLS_IN_ROW) * (SMALL + 9);
    const smallY = y + Math.floor(index / SMALLS_IN_ROW) * SMALL_HEIGHT;
    await canvas.card(url(card, 'small'), smallX, smallY, SMALL);
    await canvas.rabbit(colour(owner), smallX + SMALL / 2, smallY + SMALL * 1.5 + 34, 44);
  }
  y += page.rows * SMALL_HEIGHT + 6;
  canvas.writeText(page.note, TEXT_FONT, INK_PALE, x, y);
}
