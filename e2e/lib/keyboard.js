// Somebody who plays with keys alone.

import assert from 'node:assert/strict';
import { literally } from './words.js';

/** Nothing is further away than so many steps. */
const FAR = 60;

export class Keyboard {
  constructor(person) {
    this.person = person;
    this.page = person.page;
  }

  press = (key) => this.page.keyboard.press(key);
  type = (text) => this.page.keyboard.type(text);

  /** Goes there with Tab, and sees where the focus is. */
  async reach(locator) {
    await locator.first().waitFor();
    for (let step = 0; step < FAR; step++) {
      const focus = await focusOn(locator);
      if (focus.here) {
        assert(focus.shows, `the focus shows on ${locator}`);
        return;
      }
      await this.press('Tab');
    }
    assert.fail(`Tab does not come to ${locator}`);
  }

  async activate(locator) {
    await this.reach(locator);
    await this.press('Enter');
  }

  /** Goes to the reel, and along it to this card. */
  async pick(key, index) {
    const reel = this.person.role('radiogroup', key);
    const number = new RegExp(`^${literally(this.person.say('picture', { number: index + 1 }))}(?!\\d)`);
    const checked = reel.getByRole('radio', { checked: true });
    await this.reach(checked);
    for (let step = 0; step < 12; step++) {
      if (number.test(await checked.getAttribute('aria-label'))) {
        await this.reach(checked);
        return;
      }
      const before = await checked.getAttribute('aria-label');
      await this.press('ArrowRight');
      await this.page.waitForFunction(
        (was) => document.activeElement?.ariaChecked === 'true' && document.activeElement.ariaLabel !== was,
        before,
      );
    }
    assert.fail(`the arrows do not come to picture ${index + 1}`);
  }

  /** A picture can be looked at, turned over to the next, and left; then the focus is where it was. */
  async checkZoom() {
    await this.pick('your_hand', 0);
    await this.press('Enter');
    const dialog = this.page.getByRole('dialog');
    await dialog.waitFor();
    await this.press('ArrowRight');
    await this.page.getByRole('dialog', { name: this.person.say('picture', { number: 2 }) }).waitFor();
    await this.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const held = this.person.role('radiogroup', 'your_hand').getByRole('radio', { checked: true });
    assert((await focusOn(held)).here);
  }

  async perform(view, command) {
    const { person } = this;
    const { legal, phase } = view;
    switch (command.type) {
      case 'claim':
        return this.activate(person.button('claim'));
      case 'tell':
        await person.button('tell_this').waitFor();
        await this.pick('your_hand', legal.tell.cards.indexOf(command.card));
        await this.activate(person.button('tell_this'));
        await this.reach(person.role('textbox', 'your_clue'));
        await this.type(command.clue.text);
        return this.press('Enter');
      case 'give':
        for (const [index, card] of command.cards.entries()) {
          const choose = person.button('choose_nth', { n: index + 1, m: command.cards.length });
          if (index === 0) await choose.waitFor();
          await this.pick('your_hand', legal.give.cards.indexOf(card));
          await this.activate(choose);
        }
        return this.activate(person.button('give_these', { count: command.cards.length }));
      case 'vote':
        for (const card of command.cards) {
          const number = phase.table.indexOf(card) + 1;
          await this.activate(person.picture(number));
          await this.activate(person.button('place_token', { number }));
          await this.page.getByRole('dialog').waitFor({ state: 'detached' });
        }
        return this.activate(person.button('send_votes', { count: command.cards.length }));
      case 'to_podium':
        await this.activate(person.button('see_points'));
        return this.activate(person.button('to_podium'));
      case 'seen':
        await this.activate(person.button('see_points'));
        return this.activate(person.button('review_ready'));
    }
  }
}

/**
 * Whether the focus is on one of these, and whether that shows: it, or something in it, looks otherwise than without the
 * focus; in a text the caret says where one is. What it has anyway, as every card has a shadow, says nothing. It is asked
 * at once, because the page may go on between two questions.
 */
const focusOn = (locator) =>
  locator.evaluateAll((elements) => {
    const element = elements.find((one) => one === document.activeElement);
    if (!element) return { here: false };
    const { caretColor } = getComputedStyle(element);
    if (element.matches('textarea, input') && !/^(transparent|rgba\(.*, 0\))$/.test(caretColor))
      return { here: true, shows: true };

    const drawn = (style) => {
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = style;
      const outlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
      const around = outlined ? [outlineStyle, outlineWidth, outlineColor, outlineOffset] : [];
      const { boxShadow, borderColor, backgroundColor, backgroundImage, filter, translate, scale } = style;
      return [...around, boxShadow, borderColor, backgroundColor, backgroundImage, filter, translate, scale];
    };
    const look = () => {
      // Where it ends is how it looks.
      element.getAnimations({ subtree: true }).forEach((animation) => {
        if (animation instanceof CSSTransition) animation.finish();
      });
      const all = [element, ...element.querySelectorAll('*')];
      const parts = (at) => [undefined, '::before', '::after'].map((part) => getComputedStyle(at, part));
      return JSON.stringify(all.flatMap(parts).map(drawn));
    };
    const withFocus = look();
    element.blur();
    const without = look();
    element.focus({ preventScroll: true });
    return { here: true, shows: withFocus !== without };
  });
