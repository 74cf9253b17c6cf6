// Choices that look random and are the same in every run.

export class Random {
  #state;

  constructor(seed) {
    this.#state = seed >>> 0;
  }

  /** From 0 to 1 (mulberry32). */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  below(limit) {
    return Math.floor(this.next() * limit);
  }

  /** So many different ones. */
  some(things, count) {
    const left = [...things];
    return Array.from({ length: count }, () => left.splice(this.below(left.length), 1)[0]);
  }

  one(things) {
    return things[this.below(things.length)];
  }
}
