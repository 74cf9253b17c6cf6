// Durations and easings of animations, the same as in styles/tokens.css.

export const TURN_MS = 340;
export const STAGE_MS = 640;

export const PAPER_EASING = 'cubic-bezier(.2,.7,.2,1)';
export const SETTLE_EASING = 'cubic-bezier(.3,1.28,.5,1)';
