// Runs something after the browser has painted.

/** Once what is there now has been painted: only in the frame after the next one that is certain. */
export const afterNextPaint = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then));
