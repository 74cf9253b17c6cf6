import { describe, expect, it } from 'vitest';
import { RateLimiter } from './rate-limiter';

describe('a rate limiter', () => {
  it('lets a few through, then waits', () => {
    const limiter = new RateLimiter(2, 1_000);
    expect([limiter.take(0), limiter.take(100), limiter.take(200)]).toEqual([true, true, false]);
    expect(limiter.wait(200)).toBe(800);
    expect(limiter.take(1_000)).toBe(true);
    expect(limiter.wait(1_050)).toBe(50);
  });
});
