// Renders the page part by part while it loads: between two parts the browser can paint and react to a tap.

let loading = true;

/** The page has loaded: from now on everything is rendered at once. */
export function stopDeferring() {
  loading = false;
}

/** A large part of a screen. While the page loads, it is rendered a moment after what it stands in. */
export function deferredPart(): { readonly ready: boolean } {
  const part = $state({ ready: !loading });
  if (loading) setTimeout(() => (part.ready = true));
  return part;
}

/** Lets the browser paint between loading some code and running it. Passes the code on. */
export async function yieldToBrowser<Loaded>(loaded: Loaded): Promise<Loaded> {
  if (loading) await new Promise((then) => setTimeout(then));
  return loaded;
}
