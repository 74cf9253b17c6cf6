// Puts words in the quotation marks of a language.

const QUOTES: Record<string, [string, string]> = {
  en: ['“', '”'],
  bg: ['„', '“'],
  cs: ['„', '“'],
  hr: ['„', '”'],
  ru: ['«', '»'],
  fr: ['«\u00a0', '\u00a0»'],
};

export function quoted(text: string, language: string): string {
  const [open, close] = QUOTES[language] ?? QUOTES.en!;
  return open + text + close;
}
