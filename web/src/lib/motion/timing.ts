// How long movements take, in milliseconds, and how they run: as the tokens of the styles say.

export const TURN = 340;
export const STAGE = 640;

export const PAPER = 'cubic-bezier(.2,.7,.2,1)';
export const SETTLE = 'cubic-bezier(.3,1.28,.5,1)';
