// What axe-core knows to keep people out.

import { createRequire } from 'node:module';

const { source: AXE } = createRequire(import.meta.url)('axe-core');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe-core finds, in words. */
export async function findBarriers(page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async (tags) => {
    const found = await window.axe.run(document, { runOnly: tags, resultTypes: ['violations'] });
    return found.violations.map(({ id, help, nodes }) => ({
      what: `${id}: ${help}`,
      where: nodes.map((node) => `${node.target.join(' ')}: ${node.any[0]?.message ?? node.failureSummary}`),
    }));
  }, TAGS);
  return violations.map(({ what, where }) => `${what}\n    ${where.slice(0, 4).join('\n    ')}`);
}

/**
 * What axe-core would judge: which kinds of elements are shown, where, and what they say they are. How many there are of
 * each, how large, and in which words is the same to it. What lies under a dialog is not looked at.
 */
export const structure = (page) =>
  page.evaluate(() => {
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const telling = /^(class|role|type|aria-(current|checked|expanded|selected|pressed|hidden))$/;
    const named = /^(disabled|tabindex|lang|alt|title|for|aria-.*)$/;
    const states = ({ attributes }) =>
      [...attributes].flatMap(({ name, value }) =>
        telling.test(name) ? `${name}=${value}` : named.test(name) ? name : [],
      );
    const kind = (element) => [element.localName, ...states(element)].join(' ');
    const shown = [...root.querySelectorAll('*')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    return [...new Set(shown.map((one) => `${kind(one.parentElement)} > ${kind(one)}`))].sort().join('\n');
  });
