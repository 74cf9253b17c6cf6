/** Once what is there now has been painted: only in the frame after the next one that is certain. */
export const painted = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then));
