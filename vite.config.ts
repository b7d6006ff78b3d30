// How the client is built: from client/ into dist/, which the server serves.
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { PROTOCOL } from './protocol/limits.ts';
import { preloads } from './tools/preloads.ts';
import { OLDEST, scopes } from './tools/scopes.ts';
import { sprites } from './tools/sprites.ts';

/** What only those need who play or look on. */
const AT_TABLE =
  /\/client\/(?:(?:ahead|asking|scene)\.ts|screens\/(?:table|table-view|table-menu|past-view|first-steps|use-cues|use-keys)\.tsx?|widgets\/(?:banner|fit|pieces|layers|log|offer|seat-plate|sheet|timer-ring|zoom|hand\/[^/]+)\.tsx?)$/;
const EVERYWHERE =
  /\/(?:kernel|protocol|node_modules\/zod|client\/(?:app|widgets|sound))\/|\/client\/[^/]+\.ts$|\/client\/screens\/(?:another-game|back-style|hand-off|language-switch|levels|menu-entry|on-demand|problem|use-game|wishes)\.tsx?$/;

/** What most screens share comes in few files: many small ones cost a phone more in headers and round trips. */
const groups = [
  {
    name: 'start',
    test: /\/client\/(?:start|app\/(?:early|kept|router)|words\/index)\.ts$|\/art\.sprite$|\/games\/index\.ts$|dynamic_import_helper/,
    priority: 4,
  },
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'shell',
    test: (id: string) => EVERYWHERE.test(id) && !AT_TABLE.test(id),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'table', test: AT_TABLE, priority: 1 },
];

export default defineConfig({
  root: 'client',
  plugins: [scopes(), sprites(join(import.meta.dirname, 'client', 'art')), preloads('/client/main.tsx')],
  // The first script says hello before it has the code of the protocol.
  define: { 'import.meta.env.PROTOCOL': PROTOCOL },
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: OLDEST,
    // Pictures are files of their own: fetched when a table needs them, kept for good, and not inside the scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
