// How the client is built: from client/ into dist/, which the server serves.
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'client',
  build: { outDir: '../dist', emptyOutDir: true, target: 'es2022' },
});
