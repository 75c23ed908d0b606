import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';

import { TARGETS } from './build/browsers.ts';
import { CHUNKS } from './build/chunks.ts';
import { doors } from './build/doors.ts';
import { games } from './build/games.ts';
import { keepFiles } from './build/keep-files.ts';
import { keptSections } from './build/kept-sections.ts';
import { moments } from './build/moments.ts';
import { pageTexts } from './build/page-texts.ts';
import { precompress } from './build/precompress.ts';
import { skeletons } from './build/skeletons.ts';
import { verifyPage } from './build/verify-page.ts';

const SERVER = 'http://127.0.0.1:2567';

const PSEUDO = process.env.PSEUDO_LOCALE;
const more = PSEUDO === undefined ? [] : [PSEUDO];

export default defineConfig({
  plugins: [
    preact(),
    moments(),
    games(),
    doors(),
    keptSections(),
    pageTexts(more),
    skeletons(more),
    verifyPage(),
    keepFiles(),
    // Compressing a client that browser tests build for themselves would take half of the build.
    PSEUDO === undefined ? precompress() : null,
  ],
  define: { 'import.meta.env.PSEUDO_LOCALE': JSON.stringify(PSEUDO) ?? 'undefined' },
  worker: { format: 'es', plugins: () => [games(), doors()] },
  // The server puts the path of the site before what pages name; scripts and styles name each other by where they are.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  build: {
    target: TARGETS,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false }, // All of `TARGETS` have it.
    // The chunk with Pixi is large.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // Compressing well takes a while, and says so.
      checks: { pluginTimings: false },
      // The texts about games load without the grammar of the others.
      treeshake: { moduleSideEffects: [{ test: /\/i18n\/[\w-]+\/grammar\.ts$/, sideEffects: false }] },
      output: {
        codeSplitting: { groups: CHUNKS, includeDependenciesRecursively: false },
      },
    },
  },
  server: {
    proxy: {
      // Send the page’s own host: otherwise the server rejects the origin.
      '/api': { target: SERVER },
      '/matchmake': { target: SERVER },
      // Rooms: /<process>/<room>?sessionId=…, always a websocket.
      '^/[A-Za-z0-9_-]+/[A-Za-z0-9_-]+\\?.*sessionId=': { target: SERVER, ws: true },
    },
  },
});
