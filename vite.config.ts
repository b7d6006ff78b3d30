// How the client is built: from client/ into dist/, which the server serves.
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { preloads } from './tools/preloads.ts';
import { sprites } from './tools/sprites.ts';

/** What most screens share comes in two files: many small ones cost a phone more in headers and round trips. */
const groups = [
  {
    name: 'start',
    test: /\/client\/(?:start|app\/(?:early|kept|router)|words\/languages)\.ts$|\/art\.sprite$|\/games\/index\.ts$/,
    priority: 2,
  },
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: 'shell',
    test: /\/client\/screens\/(?:table|table-view|table-menu|back-style|earlier-games|place-menu|language-switch)\.tsx?$/,
  },
  {
    name: 'shell',
    test: /\/(?:kernel|protocol|node_modules\/zod|client\/(?:app|widgets|sound))\/|\/client\/[^/]+\.ts$/,
    minShareCount: 2,
  },
];

export default defineConfig({
  root: 'client',
  plugins: [sprites(join(import.meta.dirname, 'client', 'art')), preloads('/client/main.tsx')],
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    // Pictures are files of their own: fetched when a table needs them, kept for good, and not inside the scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
