import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '..');
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(SRC, file), 'utf8');
const sheets = files
  .filter((file) => file.endsWith('.css') && !file.startsWith('typefaces'))
  .map((file) => ({ file, text: read(file).replace(/\/\*[\s\S]*?\*\//g, '') }));

/** What stands at the top of a stylesheet, without what is in its braces. */
function statements(text: string): string[] {
  let depth = 0;
  let top = '';
  for (const letter of text) {
    if (letter === '{') depth += 1;
    if (depth === 0) top += letter;
    if (letter === '}' && (depth -= 1) === 0) top += ';';
  }
  return top
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean);
}

test('every rule is in a layer', () => {
  const known =
    /^@(layer (tokens|base|parts|screens|tokens, base, parts, screens)$|import|keyframes|custom-media)/;
  const others = sheets.flatMap(({ file, text }) =>
    statements(text)
      .filter((statement) => !known.test(statement))
      .map((statement) => `${file}: ${statement}`),
  );
  expect(others).toEqual([]);
});

test('a stylesheet is imported by the component it stands beside, or by those that share it', () => {
  const components = files.filter((file) => /\.svelte$|loading-screen\.ts$/.test(file)).map(read);
  const alone = sheets.filter(({ file }) => {
    const imported = (text: string) => text.includes(`/${basename(file)}'`);
    const own = file.replace(/\.css$/, '.svelte');
    return files.includes(own) ? !imported(read(own)) : !components.some(imported);
  });
  expect(alone.map(({ file }) => file)).toEqual(['styles/media.css']);
});
