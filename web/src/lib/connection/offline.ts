// The page without its server: installs the service worker that caches it, and waits until the server is back.

/** Whether this page came from the service worker's cache because the server could not be reached. */
export const isOfflineCopy = () => 'offline' in document.documentElement.dataset;

/** The worker fetches the page once more: that must not delay the first look at the table. Milliseconds. */
const INSTALL_AFTER = 3_000;

/** Only over an encrypted connection does a browser allow it, and while the page is being worked on nobody wants it. */
export function installServiceWorker() {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  const install = () => void navigator.serviceWorker.register('/sw.js').catch(() => {});
  const later = () => setTimeout(install, INSTALL_AFTER);
  // Everything may have come before this was read.
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
}

/** How often to ask whether the server is back: milliseconds. */
const CHECK_EVERY = 4_000;

/** Whether the server answers. */
export async function isServerReachable(): Promise<boolean> {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined);
  return answer?.ok ?? false;
}

/** Calls back when the server answers. Returns a way to stop asking. */
export function whenServerIsBack(back: () => void): () => void {
  const check = async () => {
    if (await isServerReachable()) back();
  };
  const timer = setInterval(check, CHECK_EVERY);
  addEventListener('online', check);
  return () => {
    clearInterval(timer);
    removeEventListener('online', check);
  };
}
