// Says that it is your turn where you can see it when the page is out of sight: in the title, on the icon, and, if you
// want it, in a notification.

import { m } from '../paraglide/messages.js';
import { preferences } from './preferences.svelte';

type Badging = Navigator & {
  setAppBadge?: (count?: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
};

let said = false;

export function announceTurn(yours: boolean) {
  document.title = yours ? m.title_your_turn() : m.app_name();
  const navigate = navigator as Badging;
  if (yours) void navigate.setAppBadge?.().catch(() => {});
  else void navigate.clearAppBadge?.().catch(() => {});
  if (yours && !said && preferences.notify && document.hidden && Notification.permission === 'granted') {
    new Notification(m.app_name(), { body: m.title_your_turn(), tag: 'turn' });
  }
  said = yours;
}
