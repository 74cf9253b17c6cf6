// Which page this is, by its address.

export type Route =
  | { page: 'home' }
  | { page: 'table'; code: string }
  | { page: 'tv'; code: string }
  | { page: 'album'; code: string }
  | { page: 'replay'; code: string }
  | { page: 'lost' };

function parse(path: string): Route {
  if (path === '/') return { page: 'home' };
  const found = path.match(/^\/r\/(\d+)(?:\/(tv|album|replay))?\/?$/);
  if (!found) return { page: 'lost' };
  const page = (found[2] ?? 'table') as 'table' | 'tv' | 'album' | 'replay';
  return { page, code: found[1]! };
}

let route = $state.raw<Route>(parse(location.pathname));

addEventListener('popstate', () => (route = parse(location.pathname)));

export const where = () => route;

/** Goes to another page of ours. */
export function go(path: string, event?: MouseEvent) {
  // A new tab was asked for: let the browser do it.
  if (event?.ctrlKey || event?.metaKey || event?.shiftKey) return;
  event?.preventDefault();
  history.pushState(null, '', path);
  route = parse(path);
  scrollTo(0, 0);
}
