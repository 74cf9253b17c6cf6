// The page arrives piece by piece: between two of them the browser can paint, and hear a finger.

let arriving = true;

/** From now on everything comes at once. */
export function arrived() {
  arriving = false;
}

/** A large piece of a screen: while the page arrives it comes a moment after what it stands in. */
export function piece(): { readonly here: boolean } {
  const piece = $state({ here: !arriving });
  if (arriving) setTimeout(() => (piece.here = true));
  return piece;
}

/** To read something and to show what it makes are two pieces. */
export async function breath<Read>(read: Read): Promise<Read> {
  if (arriving) await new Promise((then) => setTimeout(then));
  return read;
}
