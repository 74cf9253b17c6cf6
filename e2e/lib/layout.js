// Whether everything on a screen can be read and reached.

/** The smallest target for a finger, and the smallest text, in CSS pixels. */
const TARGET = 44;
const TEXT = 15;

/**
 * Everything that is wrong with the page as it is now, in words; nothing if all is well.
 *
 * `names`: what people are called. A name may be shortened where space is short; no other text may.
 */
export const findProblems = (page, names = []) => page.evaluate(inspect, { TARGET, TEXT, names });

/** Runs in the page. */
function inspect({ TARGET, TEXT, names }) {
  const problems = new Set();
  const width = innerWidth;
  const height = innerHeight;
  const scroller = document.scrollingElement;
  // What lies under a dialog is out of reach on purpose.
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

  const styles = new Map();
  const style = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const scrolls = (value) => value === 'auto' || value === 'scroll';
  const clips = (value) => value === 'hidden' || value === 'clip';

  function describe(element) {
    const words = (element.getAttribute('aria-label') ?? element.innerText ?? '').trim().replace(/\s+/g, ' ');
    const classes = [...element.classList].filter((name) => !name.startsWith('is-')).join('.');
    return `${element.localName}${classes && `.${classes}`}${words && ` "${words.slice(0, 60)}"`}`;
  }

  const visible = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  /** For screen readers only: a pixel, clipped away. */
  function onlySpoken(element) {
    for (let at = element; at && at !== root; at = at.parentElement) {
      const { position, overflowX } = style(at);
      if (position === 'absolute' && clips(overflowX) && (at.offsetWidth <= 1 || at.offsetHeight <= 1))
        return true;
    }
    return false;
  }

  /** Turned or swinging things have boxes that are a little larger than they are. */
  function isTurned(element) {
    for (let at = element; at && at !== root; at = at.parentElement) {
      const { transform, rotate } = style(at);
      if (rotate !== 'none' || (transform !== 'none' && !/^matrix\(\S+ 0, 0, /.test(transform))) return true;
    }
    return false;
  }

  /** The part of the screen in which it can be seen, given what cuts it off. */
  function windowOf(element) {
    const seen = { left: 0, top: 0, right: width, bottom: height, by: undefined };
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY, display, position } = style(at);
      if (display !== 'inline' && display !== 'contents') {
        const rect = at.getBoundingClientRect();
        if (overflowX !== 'visible' && (rect.left > seen.left || rect.right < seen.right)) {
          seen.left = Math.max(seen.left, rect.left);
          seen.right = Math.min(seen.right, rect.right);
          seen.by = at;
        }
        if (overflowY !== 'visible' && (rect.top > seen.top || rect.bottom < seen.bottom)) {
          seen.top = Math.max(seen.top, rect.top);
          seen.bottom = Math.min(seen.bottom, rect.bottom);
          seen.by = at;
        }
      }
      if (position === 'fixed' || at.localName === 'dialog') break;
    }
    return seen;
  }

  const outside = (rect, seen, slack) => {
    if (rect.left < seen.left - slack || rect.right > seen.right + slack) return 'x';
    return rect.top < seen.top - slack || rect.bottom > seen.bottom + slack ? 'y' : undefined;
  };

  /** Scrolls whatever a reader can scroll so that it is in the middle. Returns how to put everything back. */
  function bringIn(element) {
    const before = [];
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = style(at);
      const sideways = at === scroller || scrolls(overflowX);
      const updown = at === scroller || scrolls(overflowY);
      if (!sideways && !updown) continue;
      const mine = element.getBoundingClientRect();
      const its = at === scroller ? { left: 0, top: 0, width, height } : at.getBoundingClientRect();
      before.push([at, at.scrollLeft, at.scrollTop]);
      at.scrollBy({
        left: sideways ? mine.left + mine.width / 2 - its.left - its.width / 2 : 0,
        top: updown ? mine.top + mine.height / 2 - its.top - its.height / 2 : 0,
        behavior: 'instant',
      });
    }
    return () => before.forEach(([at, left, top]) => at.scrollTo({ left, top, behavior: 'instant' }));
  }

  /** Says what is wrong with a thing where it is, and if something is, again when it is brought into view. */
  function judge(element, problem) {
    if (!problem()) return;
    const putBack = bringIn(element);
    const found = problem();
    if (found) problems.add(found);
    putBack();
  }

  // Nothing is wider than the screen.
  if (scroller.scrollWidth > width + 1)
    problems.add(`the page is ${scroller.scrollWidth} px wide on a screen of ${width}`);

  // Everything that can be pressed is large enough, in reach, and not under something else.
  const pressable =
    'button, a[href], input, select, textarea, summary, [role=button], [role=radio], [role=tab]';
  const targets = new Set();
  for (const element of root.querySelectorAll(pressable)) {
    // A box or a dot is pressed through its label.
    const label = element.closest('label');
    const target = label && /checkbox|radio|file/.test(element.type) ? label : element;
    if (visible(target) && !onlySpoken(target)) targets.add(target);
  }
  /** Whether a finger beside it hits it too: what is drawn may be smaller than what can be pressed. */
  function reaches(target) {
    const rect = target.getBoundingClientRect();
    const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
    const far = TARGET / 2 - 1;
    const hits = (dx, dy) => target.contains(document.elementFromPoint(x + dx, y + dy));
    return hits(-far, 0) && hits(far, 0) && hits(0, -far) && hits(0, far);
  }
  for (const target of targets) {
    judge(target, () => {
      const { offsetWidth, offsetHeight } = target;
      if (Math.min(offsetWidth, offsetHeight) >= TARGET - 0.5 || reaches(target)) return undefined;
      return `too small to press: ${describe(target)}, ${offsetWidth}×${offsetHeight}`;
    });
    judge(target, () => {
      const rect = target.getBoundingClientRect();
      const x = rect.left + rect.width / 2;
      const y = rect.top + rect.height / 2;
      const middle = { left: x, right: x, top: y, bottom: y };
      const seen = windowOf(target.parentElement);
      if (outside(middle, seen, 0))
        return `out of reach: ${describe(target)}${seen.by ? `, in ${describe(seen.by)}` : ''}`;
      if (outside({ ...rect.toJSON(), top: y, bottom: y }, seen, isTurned(target) ? 12 : 2))
        return `sticks out: ${describe(target)}`;
      if (style(target).pointerEvents === 'none') return undefined;
      const hit = document.elementFromPoint(x, y);
      if (target.contains(hit) || hit?.closest('label')?.contains(target)) return undefined;
      return `covered: ${describe(target)} by ${hit ? describe(hit) : 'nothing'}`;
    });
  }

  // Every text can be read.
  const paints = (element) => {
    const { backgroundImage, backgroundColor } = style(element);
    const coloured = !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
    return /^(img|image|svg|canvas|video)$/.test(element.localName) || backgroundImage !== 'none' || coloured;
  };
  const mayShorten = (text) => names.some((name) => text.startsWith(name) || text.endsWith(name));

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim().replace(/\s+/g, ' ');
    const element = node.parentElement;
    if (!text || element.closest('svg, script, style, option, noscript')) continue;
    if (!visible(element) || onlySpoken(element)) continue;
    const words = `"${text.slice(0, 60)}" in ${describe(element)}`;
    const size = parseFloat(style(element).fontSize);
    if (size < TEXT - 0.05) problems.add(`small text, ${size} px: ${words}`);
    const slack = isTurned(element) ? 6 : 1.5;
    judge(element, () => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 0.5 && rect.height > 0.5);
      if (rects.length === 0) return undefined;
      // The line around letters may be cut a little, the letters not.
      const all = {
        left: Math.min(...rects.map((rect) => rect.left)),
        right: Math.max(...rects.map((rect) => rect.right)),
        top: Math.min(...rects.map((rect) => rect.top + rect.height * 0.2)),
        bottom: Math.max(...rects.map((rect) => rect.bottom - rect.height * 0.2)),
      };
      const seen = windowOf(element);
      const cut = outside(all, seen, slack);
      // A text that is longer than its window is read by scrolling.
      const long =
        cut === 'y' &&
        seen.by &&
        scrolls(style(seen.by).overflowY) &&
        all.bottom - all.top > seen.bottom - seen.top;
      // Or it is folded, and opened by pressing it.
      const folded = cut === 'y' && seen.by?.matches('[aria-expanded=false]');
      const shortened = cut === 'x' && mayShorten(text) && seen.by;
      if (cut && !long && !folded && !shortened)
        return `cut off: ${words}${seen.by ? ` by ${describe(seen.by)}` : ' by the screen'}`;
      if (shortened && style(seen.by).textOverflow !== 'ellipsis')
        return `shortened without a sign: ${words}`;
      // What is written on a button stays on it.
      const button = element.closest('button, a, [role=tab], label');
      if (button && button.localName !== 'label' && style(button).display !== 'inline') {
        const rect = button.getBoundingClientRect();
        if (outside({ ...all, top: rect.top, bottom: rect.bottom }, rect, slack) && !mayShorten(text))
          return `sticks out of its button: ${words}`;
      }
      if (style(element).pointerEvents === 'none') return undefined;
      for (const rect of new Set([rects[0], rects.at(-1)])) {
        // Of what is shortened, what is left.
        const [left, right] = shortened
          ? [Math.max(rect.left, seen.left), Math.min(rect.right, seen.right)]
          : [rect.left, rect.right];
        const [x, y] = [(left + right) / 2, rect.top + rect.height / 2];
        // Where a long text is still to be scrolled to or unfolded, there is nothing of it to cover.
        if ((long || folded) && (y < seen.top || y > seen.bottom)) continue;
        const hit = document.elementFromPoint(x, y);
        if (!hit || hit.contains(element) || element.contains(hit) || button?.contains(hit)) continue;
        if (paints(hit) || hit.innerText?.trim()) return `covered: ${words} by ${describe(hit)}`;
      }
      return undefined;
    });
  }

  // Every picture is there.
  for (const image of root.querySelectorAll('img')) {
    if (image.complete && image.naturalWidth === 0 && visible(image))
      problems.add(`no picture: ${image.src}`);
  }
  return [...problems];
}
