// Finds things on a page by what they are and what they are called, as axe-core understands that. It runs in the page,
// in any browser: it is sent there as text, after axe-core.

/** Gives the page `window.findAll`: everything a query finds now, in the order of the page. */
export function teachFinding() {
  const { aria, dom, text } = window.axe.commons;

  const plain = (words) => words.replace(/\s+/g, ' ').trim();
  const called = (element, { exactly, pattern }) => {
    const name = plain(text.accessibleText(element));
    return pattern === undefined ? name === plain(exactly) : new RegExp(pattern).test(name);
  };
  const level = (element) => Number(element.ariaLevel ?? element.localName.match(/^h(\d)$/)?.[1]);
  const inOrder = (a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1);

  const suits = (element, wanted) =>
    aria.getRole(element) === wanted.role &&
    (wanted.level === undefined || level(element) === wanted.level) &&
    (wanted.checked === undefined || (element.ariaChecked === 'true') === wanted.checked) &&
    dom.isVisibleToScreenReaders(element) &&
    (wanted.name === undefined || called(element, wanted.name));

  function all(query) {
    if (query.either) return [...new Set(query.either.flatMap(all))].sort(inOrder);
    if (query.nth !== undefined) return all(query.of).slice(query.nth).slice(0, 1);
    const within = query.within ? all(query.within) : [document];
    return within.flatMap((root) => [...root.querySelectorAll('*')].filter((one) => suits(one, query)));
  }

  window.findAll = (query) => {
    window.axe.setup(document.documentElement);
    try {
      return all(query);
    } finally {
      window.axe.teardown();
    }
  };
}

/** A query by role, perhaps by name, perhaps inside what another query finds. */
export function byRole(role, { name, level, checked } = {}, within) {
  const called = name instanceof RegExp ? { pattern: name.source } : name && { exactly: name };
  return { role, level, checked, name: called, within };
}
