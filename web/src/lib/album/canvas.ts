// A canvas that draws pictures to share in the style of the page: paper, cards, rabbits, text.

import type { Colour } from '../../protocol';
import lantern from '../../img/lantern.svg';
import paper from '../../img/paper-cream.svg';
import wordmark from '../../img/wordmark.svg';
import { rabbitUrl } from '../../parts/players/Rabbit.svelte';
import { wrapEvenly } from './wrap-text';
import { preferences } from '../device/preferences.svelte';

export const INK = '#2a1b2e';
export const INK_PALE = '#5e4a57';
export const MOON = '#f6ecd8';
export const HAZE = '#bfb0c2';
export const LIGHT = '#ffdf9e';
export const NIGHT = '#1b1327';

export const TITLE_FONT = (size: number) => `700 ${size}px Piazzolla, serif`;
export const CLUE_FONT = (size: number) => `italic 600 ${size}px Piazzolla, serif`;
export const TEXT_FONT = (size: number, weight = 620) => `${weight} ${size}px "Ysabeau Office", sans-serif`;

/** The paper's corners, as in the page's CSS: cut off the sides of the drawing, and drawn outside the sheet. */
const SLICE = 52;
const OUTSET = 22;
const PAPER = 240;
/** Drawings of the page are for screens; these pictures are larger. */
const SCALE = 2;

const RABBIT = 136 / 112;
const LANTERN = 190 / 120;
const WORDMARK = 88.3 / 335.2;

const loaded = new Map<string, Promise<HTMLImageElement>>();

export function loadImage(url: string): Promise<HTMLImageElement> {
  let image = loaded.get(url);
  if (!image) {
    image = (async () => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return image;
    })();
    // What failed once may work when it is asked for again.
    image.catch(() => loaded.delete(url));
    loaded.set(url, image);
  }
  return image;
}

export interface TextBlock {
  lines: string[];
  size: number;
  lead: number;
  height: number;
}

export class PictureCanvas {
  readonly element = document.createElement('canvas');
  readonly ctx: CanvasRenderingContext2D;
  #paper?: HTMLCanvasElement;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.element.width = width;
    this.element.height = height;
    // Bulgarian letters have forms of their own.
    this.element.lang = preferences.language;
    this.ctx = this.element.getContext('2d')!;
  }

  /** Loads the fonts and drawings that are needed for these words. */
  async load(words: string, colours: Colour[]) {
    const fonts = [TITLE_FONT(40), CLUE_FONT(40), TEXT_FONT(30)].map((font) =>
      document.fonts.load(font, words),
    );
    const images = [lantern, wordmark, ...colours.map(rabbitUrl)].map(loadImage);
    const [sheet] = await Promise.all([loadImage(paper), ...fonts, ...images]);
    // Drawn once: not every browser cuts pieces out of a vector drawing.
    this.#paper = document.createElement('canvas');
    this.#paper.width = this.#paper.height = PAPER * SCALE;
    this.#paper.getContext('2d')!.drawImage(sheet, 0, 0, PAPER * SCALE, PAPER * SCALE);
  }

  /** A sheet of paper, its edges cut by hand. */
  paper(x: number, y: number, width: number, height: number) {
    const [slice, outset] = [SLICE * SCALE, OUTSET * SCALE];
    const from = [0, slice, PAPER * SCALE - slice, PAPER * SCALE];
    const [left, top] = [x - outset, y - outset];
    const across = [left, left + slice, x + width + outset - slice, x + width + outset];
    const down = [top, top + slice, y + height + outset - slice, y + height + outset];
    for (let row = 0; row < 3; row++) {
      for (let column = 0; column < 3; column++) {
        this.ctx.drawImage(
          this.#paper!,
          from[column]!,
          from[row]!,
          from[column + 1]! - from[column]!,
          from[row + 1]! - from[row]!,
          across[column]!,
          down[row]!,
          across[column + 1]! - across[column]!,
          down[row + 1]! - down[row]!,
        );
      }
    }
  }

  /** Light on what is there already. */
  glow(x: number, y: number, radius: number, strength: number) {
    const light = this.ctx.createRadialGradient(x, y, 0, x, y, radius);
    light.addColorStop(0, `rgb(255 206 132 / ${strength})`);
    light.addColorStop(1, 'rgb(255 206 132 / 0)');
    this.ctx.fillStyle = light;
    this.ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }

  async lantern(x: number, y: number, height: number) {
    this.glow(x, y + height * 0.45, height * 1.1, 0.5);
    const width = height / LANTERN;
    this.ctx.drawImage(await loadImage(lantern), x - width / 2, y, width, height);
  }

  async wordmark(x: number, y: number, width: number) {
    this.ctx.drawImage(await loadImage(wordmark), x - width / 2, y, width, width * WORDMARK);
  }

  /** Stands at this point. */
  async rabbit(colour: Colour, x: number, ground: number, height: number) {
    const width = height / RABBIT;
    this.ctx.save();
    // Pale rabbits need an edge on pale paper.
    this.ctx.shadowColor = 'rgb(42 27 46 / 0.6)';
    this.ctx.shadowBlur = height * 0.05;
    this.ctx.shadowOffsetY = height * 0.02;
    this.ctx.drawImage(await loadImage(rabbitUrl(colour)), x - width / 2, ground - height, width, height);
    this.ctx.restore();
  }

  /** Several beside each other, around this point. They overlap where there is not enough room. */
  async rabbits(colours: Colour[], x: number, ground: number, height: number, room: number) {
    const width = height / RABBIT;
    const step = Math.min(width * 1.04, (room - width) / Math.max(1, colours.length - 1));
    for (const [index, colour] of colours.entries()) {
      await this.rabbit(colour, x + (index - (colours.length - 1) / 2) * step, ground, height);
    }
  }

  /** A card; what could not be fetched stays dark. */
  async card(url: string | undefined, x: number, y: number, width: number, degrees = 0) {
    const { ctx } = this;
    const height = width * 1.5;
    const image = url ? await loadImage(url).catch(() => undefined) : undefined;
    ctx.save();
    ctx.translate(x + width / 2, y + height / 2);
    ctx.rotate((degrees * Math.PI) / 180);
    const edge = new Path2D();
    edge.roundRect(-width / 2, -height / 2, width, height, width * 0.038);
    ctx.save();
    ctx.shadowColor = 'rgb(60 40 30 / 0.55)';
    ctx.shadowBlur = width * 0.06;
    ctx.shadowOffsetY = width * 0.02;
    ctx.fillStyle = '#34273f';
    ctx.fill(edge);
    ctx.restore();
    ctx.clip(edge);
    if (image) {
      const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
      const [w, h] = [image.naturalWidth * scale, image.naturalHeight * scale];
      ctx.drawImage(image, -w / 2, -h / 2, w, h);
    }
    ctx.lineWidth = 3;
    ctx.strokeStyle = 'rgb(255 240 210 / 0.3)';
    ctx.stroke(edge);
    ctx.restore();
  }

  /** As large as it fits: the first of these sizes with which the words are no higher than that. */
  fitText(
    words: string,
    font: (size: number) => string,
    sizes: number[],
    width: number,
    height: number,
    lead = 1.16,
  ): TextBlock {
    let block: TextBlock | undefined;
    for (const size of sizes) {
      this.ctx.font = font(size);
      const lines = wrapEvenly(words, width, (text) => this.ctx.measureText(text).width);
      block = { lines, size, lead: size * lead, height: lines.length * size * lead };
      if (block.height <= height) break;
    }
    return block!;
  }

  /** Writes what was fitted, from this line's top on. */
  writeText(
    block: TextBlock,
    font: (size: number) => string,
    colour: string,
    x: number,
    top: number,
    align: CanvasTextAlign = 'left',
  ) {
    this.ctx.font = font(block.size);
    this.ctx.fillStyle = colour;
    this.ctx.textAlign = align;
    this.ctx.textBaseline = 'middle';
    block.lines.forEach((line, index) => this.ctx.fillText(line, x, top + (index + 0.54) * block.lead));
  }

  toBlob(type: 'image/png' | 'image/jpeg'): Promise<Blob> {
    return new Promise((resolve, reject) =>
      this.element.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('the browser could not make a picture'))),
        type,
        0.9,
      ),
    );
  }
}
