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

/** What axe-core would look at: which elements are shown, and what they say they are, without their words. */
export const structure = (page) =>
  page.evaluate(() => {
    const states = (element) =>
      [...element.attributes]
        .filter(({ name }) =>
          /^(class|role|type|disabled|inert|tabindex|lang|for|alt|title|aria-.*)$/.test(name),
        )
        .map(({ name, value }) =>
          /^(class|role|type|aria-\w*(current|checked|expanded|selected|pressed))$/.test(name)
            ? `${name}=${value}`
            : name,
        );
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => [element.localName, ...states(element)].join(' '))
      .join('\n');
  });
