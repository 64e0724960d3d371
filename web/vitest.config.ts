// Unit tests lie beside the files that they test; those that draw ask for a DOM themselves.

import solid from 'vite-plugin-solid';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [solid({ dev: false })],
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
});
