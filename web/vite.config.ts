// How the page is built, served while somebody works on it, and tested.

import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { typefaces } from './typefaces';

/** Where the server is while somebody works on the page. */
const SERVER = process.env.FABULA ?? 'http://localhost:8420';

const TEXT_FILES = /\.(html|js|css|svg|json|webmanifest)$/;

/** Compresses all texts once, as far as it goes, so that the server never has to. */
function precompress(): Plugin {
  let out: string;
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => void (out = join(config.root, config.build.outDir)),
    async closeBundle() {
      for (const file of await readdir(out, { recursive: true })) {
        if (!TEXT_FILES.test(file)) continue;
        const path = join(out, file);
        const text = await readFile(path);
        await writeFile(`${path}.br`, brotliCompressSync(text));
        await writeFile(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

/** Puts the lantern of the loading screen into index.html, and names the script that is needed next. */
function loadingScreen(): Plugin {
  return {
    name: 'loading-screen',
    async transformIndexHtml(html, { bundle = {} }) {
      const lantern = await readFile(join(import.meta.dirname, 'src/img/lantern.svg'), 'utf8');
      const shown = lantern.replace('<svg', '<svg class="hush__lantern" aria-hidden="true"');
      const start = Object.values(bundle).find((chunk) => chunk.name === 'start');
      const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${start?.fileName}` };
      return {
        html: html.replace('<!-- lantern -->', () => shown),
        tags: start ? [{ tag: 'link', attrs }] : [],
      };
    },
  };
}

/**
 * A phone pays a round trip for each file, however small: the loading screen, the first screen, a table, and a game
 * come in one file each, with all they need that has not come before. The server preloads them by these names.
 */
const CHUNKS = [
  { name: 'first', tags: ['$initial' as const], priority: 4 },
  { name: 'start', test: /src[\\/]main\.ts/, priority: 3 },
  { name: 'table', test: /screens[\\/](TablePage|Lobby)\.svelte/, priority: 2 },
  { name: 'play', test: /screens[\\/]Play\.svelte/, priority: 1 },
];

export default defineConfig({
  plugins: [
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './src/paraglide',
      outputStructure: 'locale-modules',
      strategy: ['baseLocale'],
      emitGitIgnore: false,
    }),
    typefaces(),
    svelte(),
    loadingScreen(),
    precompress(),
  ],
  // The names of screen sizes (styles/media.css).
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // For the server: what a table needs is announced with the page itself.
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true }, '/p': SERVER } },
  test: { include: ['src/**/*.test.ts'], setupFiles: ['src/lib/i18n/messages.setup.ts'] },
});
