import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';
import type { Plugin } from 'vite';

/** What we write, and which file of a typeface has it. A Czech never downloads Cyrillic, nor a Bulgarian accents. */
const ALPHABETS = [
  // Letters, digits and the marks between words: what every screen in every language begins with.
  {
    name: 'basic',
    file: 'latin',
    range: 'U+20-7E, U+A0, U+AB, U+B7, U+BB, U+D7, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026',
  },
  {
    name: 'latin',
    file: 'latin',
    range:
      'U+A1-AA, U+AC-B6, U+B8-BA, U+BC-D6, U+D8-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, ' +
      'U+2000-2012, U+2015-2017, U+201B, U+201F-2021, U+2023-2025, U+2027-206F, U+20AC, U+2122, U+2212',
  },
  // The accents of Czech and Croatian, and of all their neighbours.
  { name: 'latin-a', file: 'latin-ext', range: 'U+100-130, U+132-151, U+154-17F' },
  {
    name: 'latin-ext',
    file: 'latin-ext',
    range:
      'U+180-2BA, U+2BD-2C5, U+2C7-2CC, U+2CE-2D7, U+2DD-2FF, U+1E00-1E9F, U+1EF2-1EFF, ' +
      'U+20A0-20AB, U+20AD-20C0',
  },
  { name: 'cyrillic', file: 'cyrillic', range: 'U+301, U+400-45F, U+490-491, U+4B0-4B1, U+2116' },
];

/** The typefaces, in what of them our styles use. */
const TYPEFACES = [
  {
    family: 'Piazzolla',
    style: 'normal',
    weight: '700',
    source: '@fontsource/piazzolla/files/piazzolla-*-700-normal',
  },
  {
    family: 'Piazzolla',
    style: 'italic',
    weight: '600',
    source: '@fontsource/piazzolla/files/piazzolla-*-600-italic',
  },
  {
    family: 'Ysabeau Office',
    style: 'normal',
    weight: '400 800',
    axes: { wght: { min: 400, max: 800 } },
    source: '@fontsource-variable/ysabeau-office/files/ysabeau-office-*-wght-normal',
  },
];

const CUT = {
  targetFormat: 'woff2' as const,
  noHinting: true,
  /** Whose they are, and under which licence. */
  preserveNameIds: [0, 13, 14],
  /** Ligatures, kerning, accents that sit right, and digits of one width. */
  keepFeatures: ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'],
};

/** Every character of a range as styles write it: `U+20-7E, U+A0`. */
function characters(range: string): string {
  const runs = range.split(', ').map((run) => run.slice('U+'.length).split('-'));
  return runs
    .flatMap(([first, last = first]) => {
      const start = parseInt(first!, 16);
      return Array.from({ length: parseInt(last!, 16) - start + 1 }, (_, i) =>
        String.fromCodePoint(start + i),
      );
    })
    .join('');
}

/** Cuts the typefaces to what we write and writes the styles that name the pieces, into `src/typefaces`. */
export function typefaces(): Plugin {
  return {
    name: 'typefaces',
    // Tests of single parts show nothing.
    apply: (_, { mode }) => mode !== 'test',
    async buildStart() {
      const out = join(import.meta.dirname, 'src/typefaces');
      await mkdir(out, { recursive: true });
      const faces = TYPEFACES.flatMap((face) => ALPHABETS.map((alphabet) => ({ face, alphabet })));
      const rules = faces.map(async ({ face, alphabet }) => {
        const source = `${face.source.replace('*', alphabet.file)}.woff2`;
        const whole = await readFile(fileURLToPath(import.meta.resolve(source)));
        const piece = await subset(whole, characters(alphabet.range), { ...CUT, variationAxes: face.axes });
        const file = source.split('/').at(-1)!.replace(alphabet.file, alphabet.name);
        await writeFile(join(out, file), piece);
        return [
          '@font-face {',
          `  font-family: '${face.family}';`,
          `  font-style: ${face.style};`,
          `  font-weight: ${face.weight};`,
          '  font-display: swap;',
          `  src: url('./${file}') format('woff2');`,
          `  unicode-range: ${alphabet.range};`,
          '}',
        ].join('\n');
      });
      await writeFile(join(out, 'typefaces.css'), (await Promise.all(rules)).join('\n') + '\n');
    },
  };
}
