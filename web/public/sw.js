// The page when the server is away: it opens, says so in the reader's language, and comes back by itself. Whatever can
// be had from the server is had from there; nothing under /api is ever kept.

const SHELL = 'shell-1';
const ASSETS = 'assets-1';
const PICTURES = 'pictures-1';

/** Pictures kept: some decks' worth. The oldest go first. */
const MOST_PICTURES = 400;
/** Files of the page kept, should they ever grow old together. */
const MOST_ASSETS = 300;

/** What a proxy says when the server behind it is away. */
const AWAY = [502, 503, 504];

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(fetch('/', { cache: 'no-cache' }).then(keepShell));
});

self.addEventListener('activate', (event) => event.waitUntil(tidy()));

async function tidy() {
  const ours = [SHELL, ASSETS, PICTURES];
  const old = (await caches.keys()).filter((name) => !ours.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  const isPage = url.pathname === '/' || url.pathname.startsWith('/r/');
  if (request.mode === 'navigate') {
    if (isPage) event.respondWith(page(event));
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(keptForEver(event, ASSETS, MOST_ASSETS));
  } else if (/^\/p\/[0-9a-f]+$/.test(url.pathname)) {
    event.respondWith(keptForEver(event, PICTURES, MOST_PICTURES));
  }
});

/** The page itself: always the server's, unless there is none. */
async function page(event) {
  let answer;
  try {
    answer = await fetch(event.request);
    if (!AWAY.includes(answer.status)) {
      if (answer.ok) event.waitUntil(keepShell(answer.clone()));
      return answer;
    }
  } catch {
    // Away.
  }
  return (await offlinePage()) ?? answer ?? Response.error();
}

/** The kept page, marked so that it knows. */
async function offlinePage() {
  const kept = await caches.match('/', { cacheName: SHELL });
  if (!kept) return undefined;
  const html = (await kept.text()).replace('<html ', '<html data-offline ');
  return new Response(html, { headers: kept.headers });
}

/** Keeps the page, which is the same at every address, and what it needs to open. */
async function keepShell(answer) {
  if (!answer.ok) return;
  const html = await answer.text();
  const shell = await caches.open(SHELL);
  const kept = await shell.match('/').then((old) => old?.text());
  if (kept === html) return;
  const assets = await caches.open(ASSETS);
  // Another version: its files have other names, and the old ones nobody asks for again.
  for (const request of await assets.keys()) await assets.delete(request);
  const first = named(html, /\/assets\/[\w.-]+/g);
  await assets.addAll(first);
  const texts = await Promise.all(first.map((file) => assets.match(file).then((found) => found.text())));
  // What it says: nobody knows here in which language that will be.
  const words = named(texts.join(), /(?<=\.\/)(?:en|bg|ru|hr|cs|fr)-[\w-]+\.js/g);
  await assets.addAll(words.map((file) => `/assets/${file}`));
  // The papers and the lantern. The page can do without them.
  const drawn = named(texts.join(), /\/assets\/[\w.-]+\.svg/g);
  await Promise.allSettled(drawn.map((file) => assets.add(file)));
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  // The page kept must be as careful as the page sent.
  const policy = answer.headers.get('Content-Security-Policy');
  if (policy) headers['Content-Security-Policy'] = policy;
  await shell.put('/', new Response(html, { headers }));
}

const named = (text, pattern) => [...new Set(text.match(pattern) ?? [])];

/** A file whose name says what is in it: once had, it is had. */
async function keptForEver(event, name, most) {
  const cache = await caches.open(name);
  const kept = await cache.match(event.request);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.status === 200) event.waitUntil(keep(cache, event.request, answer.clone(), most));
  return answer;
}

async function keep(cache, request, answer, most) {
  try {
    await cache.put(request, answer);
    const all = await cache.keys();
    for (const old of all.slice(0, Math.max(0, all.length - most))) await cache.delete(old);
  } catch {
    // The disk is full: then not.
  }
}

// A tap on "your turn" leads back to the table.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(backToTable(event.notification.data));
});

async function backToTable(path) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const open = windows.find((client) => new URL(client.url).pathname === path) ?? windows[0];
  await (open ? open.focus() : self.clients.openWindow(path ?? '/'));
}
