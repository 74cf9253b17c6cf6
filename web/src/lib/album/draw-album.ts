// All stories of a game as one tall picture; as several if there are very many.

import type { AlbumGame, AlbumRound } from '../../protocol';
import audience from '../../img/audience.webp';
import stage from '../../img/stage-tall.webp';
import { m } from '../i18n/messages.svelte';
import { mainCard } from './album';
import { pictureUrl } from '../connection/api';
import { CLUE, Easel, HAZE, INK, INK_PALE, LIGHT, MOON, NIGHT, TALE, TALK, load, type Block } from './canvas';
import { Pictures } from '../cards/pictures.svelte';
import { clueSaid, storyNote, winnersOf } from './story-text';

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
  clue: Block;
  name: Block;
  note: Block;
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
    load(stage),
    load(audience),
    new Easel(1, 1).prepare(all, [...new Set(colours)]),
    pictures.known(),
  ]);

  const measure = new Easel(1, 1);
  const sheets = paginate(game.rounds.map((round) => layOut(measure, round)));
  const blobs: Blob[] = [];
  for (const pages of sheets) {
    const height = HEAD + pages.reduce((sum, page) => sum + page.height + GAP, 0) + FOOT;
    const easel = new Easel(WIDTH, height);
    const { ctx } = easel;
    await easel.prepare(all, winners.colours);

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

    await easel.lantern(MIDDLE, -20, 300);
    const heading = easel.fit(title, TALE, [64, 56, 48], WIDTH - 160, 80);
    easel.write(heading, TALE, MOON, MIDDLE, 296, 'center');
    const won = easel.fit(winners.said, TALE, [42, 36, 30, 26], WIDTH - 160, 60);
    easel.write(won, TALE, LIGHT, MIDDLE, 386, 'center');
    easel.write(easel.fit(stories, TALK, [30], WIDTH, 40), TALK, HAZE, MIDDLE, 396 + won.height, 'center');

    let y = HEAD;
    for (const [index, page] of pages.entries()) {
      await drawPage(easel, pictures, page, y, index % 2 === 1);
      y += page.height + GAP;
    }
    await easel.wordmark(MIDDLE, height - 84, 210);
    blobs.push(await easel.finish('image/jpeg'));
  }
  return blobs;
}

function words({ result, players }: AlbumRound): string[] {
  return [
    clueSaid(result),
    players.find((p) => p.seat === result.storyteller)?.name ?? '…',
    storyNote(result),
  ];
}

function layOut(easel: Easel, round: AlbumRound): Page {
  const [said, teller, went] = words(round) as [string, string, string];
  const name = easel.fit(teller, TALK, [32, 28], COLUMN - 66, 40);
  const clue = easel.fit(said, CLUE, [50, 46, 42, 38, 34, 30], COLUMN, 170);
  const note = easel.fit(went, TALK, [28], COLUMN, 40);
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

async function drawPage(easel: Easel, pictures: Pictures, page: Page, top: number, mirrored: boolean) {
  const { result, players } = page.round;
  const colour = (seat: number) => players.find((p) => p.seat === seat)?.colour ?? 'snow';
  const url = (card: number, size: 'small' | 'large') => {
    const info = pictures.info(card);
    return info && pictureUrl(info[size].hash);
  };
  easel.paper(SHEET.x, top, SHEET.width, page.height);

  const main = mainCard(result);
  const cardX = mirrored ? SHEET.x + SHEET.width - PAD - CARD : SHEET.x + PAD;
  const x = mirrored ? SHEET.x + PAD : SHEET.x + PAD * 2 + CARD;
  const cardY = top + (page.height - CARD * 1.5) / 2;
  if (main !== undefined) await easel.card(url(main, 'large'), cardX, cardY, CARD, mirrored ? 1.4 : -1.6);

  const inside =
    page.name.height + 12 + page.clue.height + 18 + page.rows * SMALL_HEIGHT + 6 + page.note.height;
  let y = top + (page.height - inside) / 2;
  await easel.rabbit(colour(result.storyteller), x + 26, y + page.name.height / 2 + 30, 62);
  easel.write(page.name, TALK, INK_PALE, x + 64, y);
  y += page.name.height + 12;
  easel.write(page.clue, CLUE, INK, x, y);
  y += page.clue.height + 18;
  const others = result.table.filter((laid) => laid.card !== main);
  for (const [index, { card, owner }] of others.entries()) {
    const smallX = x + (index % SMALLS_IN_ROW) * (SMALL + 9);
    const smallY = y + Math.floor(index / SMALLS_IN_ROW) * SMALL_HEIGHT;
    await easel.card(url(card, 'small'), smallX, smallY, SMALL);
    await easel.rabbit(colour(owner), smallX + SMALL / 2, smallY + SMALL * 1.5 + 34, 44);
  }
  y += page.rows * SMALL_HEIGHT + 6;
  easel.write(page.note, TALK, INK_PALE, x, y);
}
