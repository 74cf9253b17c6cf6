// Draws the best story of a game as a picture: its clue, its card, and who won.

import type { AlbumGame } from '../../protocol';
import audience from '../../img/audience.webp';
import stage from '../../img/stage-tall.webp';
import { m } from '../i18n/messages.svelte';
import { bestStory, mainCard } from './album';
import { pictureUrl } from '../connection/api';
import {
  CLUE_FONT,
  PictureCanvas,
  HAZE,
  INK,
  INK_PALE,
  LIGHT,
  MOON,
  TITLE_FONT,
  TEXT_FONT,
  loadImage,
} from './canvas';
import { Pictures } from '../cards/pictures.svelte';
import { quotedClue, storyNote, winnersOf } from './story-text';

const WIDTH = 1080;
const HEIGHT = 1350;
const MIDDLE = WIDTH / 2;

const SHEET = { x: 66, y: 196, width: WIDTH - 132, height: 742 };
const CARD = 436;
/** Where the words begin, right of the card. */
const WORDS = SHEET.x + 40 + CARD + 48;

export async function drawStory(game: AlbumGame): Promise<Blob> {
  const round = bestStory(game.rounds);
  if (!round) throw new Error('nothing was told');
  const { result, players } = round;
  const teller = players.find((p) => p.seat === result.storyteller);
  const winners = winnersOf(game);

  const title = m.share_best();
  const name = teller?.name ?? '…';
  const words = quotedClue(result);
  const note = storyNote(result);
  const stories = m.stories_told({ count: game.rounds.length });
  const all = [title, name, words, note, winners.said, stories].join(' ');

  const canvas = new PictureCanvas(WIDTH, HEIGHT);
  const { ctx } = canvas;
  const pictures = new Pictures(() => game.decks);
  const [background, rabbits] = await Promise.all([
    loadImage(stage),
    loadImage(audience),
    canvas.load(all, [...winners.colours, teller?.colour ?? 'snow']),
    pictures.loadManifests(),
  ]);
  const card = mainCard(result);
  const picture = card === undefined ? undefined : pictures.info(card)?.large.hash;

  // The stage, from the stars down.
  ctx.drawImage(background, 0, 90, 780, 975, 0, 0, WIDTH, HEIGHT);
  canvas.glow(MIDDLE, 520, 620, 0.3);
  // The hall is darker than the stage, so that what stands in it can be read.
  const dusk = ctx.createLinearGradient(0, 900, 0, 1_080);
  dusk.addColorStop(0, 'rgb(23 16 34 / 0)');
  dusk.addColorStop(1, 'rgb(23 16 34 / 0.82)');
  ctx.fillStyle = dusk;
  ctx.fillRect(0, 900, WIDTH, HEIGHT - 900);
  ctx.drawImage(rabbits, 0, 0, 1600, 420, 0, HEIGHT - 284, WIDTH, 284);

  const heading = canvas.fitText(title, TITLE_FONT, [64, 56, 48, 42], WIDTH - 330, 140);
  canvas.writeText(heading, TITLE_FONT, MOON, MIDDLE + 30, 112 - heading.height / 2, 'center');

  canvas.paper(SHEET.x, SHEET.y, SHEET.width, SHEET.height);
  canvas.glow(SHEET.x + 60, SHEET.y + 60, 330, 0.5);
  await canvas.card(picture && pictureUrl(picture), SHEET.x + 40, SHEET.y + 44, CARD, -1.6);

  // Teller, clue and how it went stand together in the middle of their column.
  const column = SHEET.x + SHEET.width - 44 - WORDS;
  const who = canvas.fitText(name, TEXT_FONT, [38, 34, 30], column - 76, 90);
  const told = canvas.fitText(words, CLUE_FONT, [70, 64, 58, 52, 46, 42, 38, 34, 30], column, 430);
  const went = canvas.fitText(note, TEXT_FONT, [32, 28], column, 80);
  let y = SHEET.y + (SHEET.height - who.height - told.height - went.height - 44) / 2;
  await canvas.rabbit(teller?.colour ?? 'snow', WORDS + 30, y + who.height / 2 + 36, 76);
  canvas.writeText(who, TEXT_FONT, INK_PALE, WORDS + 76, y);
  y += who.height + 22;
  canvas.writeText(told, CLUE_FONT, INK, WORDS, y);
  y += told.height + 22;
  canvas.writeText(went, TEXT_FONT, INK_PALE, WORDS, y);

  await canvas.lantern(SHEET.x + 44, -14, 268);

  // Who won, in front of the audience.
  const won = canvas.fitText(winners.said, TITLE_FONT, [46, 40, 34, 30, 26], 620, 110);
  const count = canvas.fitText(stories, TEXT_FONT, [30], 620, 40);
  const room = Math.min(300, 118 * winners.colours.length);
  ctx.font = TITLE_FONT(won.size);
  const widest = Math.max(...won.lines.map((line) => ctx.measureText(line).width));
  const left = MIDDLE - (room + 26 + Math.max(widest, 220)) / 2;
  await canvas.rabbits(winners.colours, left + room / 2, 1116, winners.colours.length > 3 ? 104 : 134, room);
  const top = 1048 - (won.height + count.height + 4) / 2;
  canvas.writeText(won, TITLE_FONT, LIGHT, left + room + 26, top);
  canvas.writeText(count, TEXT_FONT, HAZE, left + room + 26, top + won.height + 4);

  await canvas.wordmark(MIDDLE, HEIGHT - 84, 210);
  return canvas.toBlob('image/png');
}
