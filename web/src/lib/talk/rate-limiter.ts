// Limits how often something may be sent: a few at once, then one in a while. Kinder than a refusal.

export class RateLimiter {
  #times: number[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly within: number,
  ) {}

  /** Whether one more may go now; if so, it has gone. */
  take(now: number): boolean {
    this.#times = this.#times.filter((at) => now - at < this.within);
    if (this.#times.length >= this.atOnce) return false;
    this.#times.push(now);
    return true;
  }

  /** How long until the next may go. */
  wait(now: number): number {
    const times = this.#times.filter((at) => now - at < this.within);
    return times.length < this.atOnce ? 0 : this.within - (now - times[0]!);
  }
}
