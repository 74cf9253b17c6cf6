// Wraps text into lines, for pictures: a canvas does not do that.

/** How wide some text is. */
export type Measure = (text: string) => number;

/** Lines no wider than that. A word that is too long for a line is broken, after a hyphen if it has one. */
export function wrap(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[ \t\n]+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const part of pieces(word, width, measure)) {
      if (line && measure(line + part) > width) {
        lines.push(line);
        line = '';
      }
      line += part;
    }
  }
  if (line) lines.push(line);
  return lines;
}

function pieces(word: string, width: number, measure: Measure): string[] {
  const parts = word.match(/[^-]*-|[^-]+/g) ?? [];
  return parts.flatMap((part) => (measure(part) > width ? [...part] : [part]));
}

/** As many lines as needed, about equally long. */
export function wrapEvenly(text: string, width: number, measure: Measure): string[] {
  const lines = wrap(text, width, measure);
  let [narrow, wide] = [width / 2, width];
  for (let i = 0; i < 6; i++) {
    const middle = (narrow + wide) / 2;
    if (wrap(text, middle, measure).length > lines.length) narrow = middle;
    else wide = middle;
  }
  // A broken word looks worse than an uneven line.
  const balanced = wrap(text, wide, measure);
  return balanced.join(' ') === lines.join(' ') ? balanced : lines;
}
