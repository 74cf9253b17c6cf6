// The pictures on the table as they are drawn: how large they are, whose votes can be counted, whose names are whole.

/** Everything about the wall of pictures that is seen now, in CSS pixels. */
export const measureWall = (page) => page.evaluate(measure);

/** Shows the first row. */
export const toTheTop = (page) =>
  page.evaluate(() => document.querySelector('.wall, .tvwall')?.parentElement.scrollTo(0, 0));

/** Runs in the page. */
function measure() {
  const list = document.querySelector('.wall, .tvwall');
  const box = list.parentElement;
  const px = (value) => parseFloat(value) || 0;
  const [around, gaps] = [getComputedStyle(box), getComputedStyle(list)];
  const rect = (element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    return { left, top, right, bottom, width, height };
  };
  /** Where the letters are. */
  const written = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return rect(range);
  };
  const cards = [...list.children].map((item) => {
    const find = (selector) => [...item.querySelectorAll(selector)];
    const [tag] = find('.tag');
    const counted = find('.votes__count').map((count) => Number(count.innerText.replace('×', '')));
    return {
      picture: rect(find('.card')[0]),
      strip: item.offsetHeight - find('.card')[0].offsetHeight,
      number: rect(find('.disc--no')[0]),
      tokens: find('.votes .disc--vote').map(rect),
      votes: counted[0] ?? find('.votes .disc--vote').length,
      name: tag && { text: tag.innerText, written: written(tag.lastElementChild), on: rect(tag) },
    };
  });
  const lantern = document.querySelector('.lights__lantern');
  return {
    cards,
    lantern: lantern && rect(lantern),
    box: {
      ...rect(box),
      inside: {
        width: box.clientWidth - px(around.paddingLeft) - px(around.paddingRight),
        height: box.clientHeight - px(around.paddingTop) - px(around.paddingBottom),
      },
    },
    columnGap: px(gaps.columnGap),
    rowGap: px(gaps.rowGap),
    arrow: getComputedStyle(box, '::after').visibility === 'visible' && box.matches('.is-scrolled'),
    scrolls: list.offsetHeight > box.clientHeight - px(around.paddingTop) - px(around.paddingBottom) + 1,
  };
}

/** Whether two of them lie on each other, by more than what is drawn around them. */
export const overlap = (a, b, slack = 1) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;

/** How wide the pictures could be, in the best number of columns, if all had to be seen at once. */
export function bestWidth({ cards, box, columnGap, rowGap }) {
  const strip = Math.max(...cards.map((card) => card.strip));
  return Math.max(
    ...cards.map((_, index) => {
      const columns = index + 1;
      const rows = Math.ceil(cards.length / columns);
      const wide = (box.inside.width - (columns - 1) * columnGap) / columns;
      const high = (((box.inside.height - (rows - 1) * rowGap) / rows - strip) * 2) / 3;
      return Math.min(wide, high);
    }),
  );
}
