// Tells you that it is your turn when the page is out of sight: in the title, on the icon, and, if you want it, in a
// notification.

import { m } from '../i18n/messages.svelte';
import { preferences } from './preferences.svelte';

type Badging = Navigator & {
  setAppBadge?: (count?: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
};

let announced = false;

export function announceTurn(yours: boolean) {
  document.title = yours ? m.title_your_turn() : m.app_name();
  setIcon(yours);
  setBadge(yours);
  if (yours && !announced && preferences.notify && document.hidden) showNotification();
  if (!yours && announced) closeNotifications();
  announced = yours;
}

/** A dot on the icon in the browser's tab. */
function setIcon(yours: boolean) {
  const link = document.querySelector<HTMLLinkElement>('#icon');
  const file = yours ? '/icons/favicon-turn.svg' : '/icons/favicon.svg';
  if (link && link.getAttribute('href') !== file) link.href = file;
}

/** A dot on the installed page's icon, where there is such a thing. */
function setBadge(yours: boolean) {
  const device = navigator as Badging;
  if (yours) void device.setAppBadge?.().catch(() => {});
  else void device.clearAppBadge?.().catch(() => {});
}

const TAG = 'turn';

async function showNotification() {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const path = location.pathname;
  const options = { tag: TAG, icon: '/icons/icon-192.png', data: path };
  // Phones only let the worker notify.
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker) return worker.showNotification(m.title_your_turn(), options).catch(() => {});
  try {
    const notification = new Notification(m.title_your_turn(), options);
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Not on this device.
  }
}

/** It is not your turn any more: the call for it would mislead. */
async function closeNotifications() {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const open = await worker?.getNotifications({ tag: TAG }).catch(() => []);
  open?.forEach((notification) => notification.close());
}
