// The page's router: which screen an address means, and how to go to another.

import type { Preset } from '../../protocol';
import { isPreset } from '../rules/presets';

export type Route =
  | { page: 'home' }
  | { page: 'table'; code: string }
  | { page: 'tv'; code: string }
  | { page: 'album'; code: string }
  /** From the first round of the newest game on, unless it is said. */
  | { page: 'replay'; code: string; game?: number; round?: number }
  /** The rules of a game, of the classic one unless it is said. */
  | { page: 'rules'; preset: Preset }
  | { page: 'not_found' };

function parse({ pathname, searchParams }: URL): Route {
  if (pathname === '/') return { page: 'home' };
  const rules = pathname.match(/^\/rules(?:\/([a-z-]+))?\/?$/);
  if (rules) {
    const preset = rules[1] ?? 'classic';
    return isPreset(preset) ? { page: 'rules', preset } : { page: 'not_found' };
  }
  // As people remember it: the code alone, or the screen first.
  const guessed = pathname.match(/^\/(?:(tv|album)\/)?(\d{6,18})\/?$/);
  if (guessed) return { page: (guessed[1] ?? 'table') as 'table' | 'tv' | 'album', code: guessed[2]! };
  const found = pathname.match(/^\/r\/(\d+)(?:\/(tv|album|replay))?\/?$/);
  if (!found) return { page: 'not_found' };
  const page = (found[2] ?? 'table') as 'table' | 'tv' | 'album' | 'replay';
  const code = found[1]!;
  if (page !== 'replay') return { page, code };
  return {
    page,
    code,
    game: parseNumber(searchParams.get('game')),
    round: parseNumber(searchParams.get('round')),
  };
}

const parseNumber = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? Number(text) : undefined);
const here = () => parse(new URL(location.href));

let route = $state.raw<Route>(here());

addEventListener('popstate', () => (route = here()));

export const currentRoute = () => route;

/** Goes to another page of ours. */
export function go(path: string, event?: MouseEvent) {
  // A new tab was asked for: let the browser do it.
  if (event?.ctrlKey || event?.metaKey || event?.shiftKey) return;
  event?.preventDefault();
  history.pushState(null, '', path);
  route = here();
  scrollTo(0, 0);
}
