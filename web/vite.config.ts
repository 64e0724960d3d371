// How the browser client is built: one stylesheet for every page, one script an island, hashed names,
// and a manifest by which the server finds them. Dev server: `npx vite` with the binary behind it.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: at('.'),
  base: '/assets/',
  publicDir: false,
  plugins: [solid({ dev: false })],
  worker: { format: 'es' },
  server: { fs: { allow: [at('..')] } },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: 'manifest.json',
    assetsDir: '.',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        play: at('src/pages/play/main.tsx'),
        room: at('src/pages/room/main.tsx'),
        watch: at('src/pages/watch/main.tsx'),
        styles: at('src/styles/main.css'),
      },
    },
  },
});
