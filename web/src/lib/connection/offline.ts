// The worker that keeps the page for when the server is away, and how the page knows that it was kept.

/** Whether this page came from the worker because the server could not be reached. */
export const isKept = () => 'offline' in document.documentElement.dataset;

/** The worker fetches the page once more: that must not keep anybody from their first look at the table. */
const WORKER_AFTER = 3_000;

/** Only over an encrypted connection does a browser allow it, and while the page is being worked on nobody wants it. */
export function installWorker() {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  const install = () => void navigator.serviceWorker.register('/sw.js').catch(() => {});
  const later = () => setTimeout(install, WORKER_AFTER);
  // Everything may have come before this was read.
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
}

/** How long to wait before asking again whether the server is there. */
const ASK_EVERY = 4_000;

/** Whether the server answers. */
export async function isServerThere(): Promise<boolean> {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined);
  return answer?.ok ?? false;
}

/** Asks until the server answers. Gives a way to stop. */
export function whenServerIsBack(back: () => void): () => void {
  const ask = async () => {
    if (await isServerThere()) back();
  };
  const timer = setInterval(ask, ASK_EVERY);
  addEventListener('online', ask);
  return () => {
    clearInterval(timer);
    removeEventListener('online', ask);
  };
}
