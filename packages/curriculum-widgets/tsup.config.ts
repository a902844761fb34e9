import { defineConfig } from 'tsup';

// Each widget is an entry of its own: who imports one pays for one.
export default defineConfig({
  entry: ['src/index.ts', 'src/*/index.ts', 'src/*/*/index.ts'],
  format: ['esm', 'cjs'],
  target: 'es2023',
  platform: 'browser',
  dts: true,
  splitting: true,
  sourcemap: true,
  clean: true,
  banner: { js: "'use client';" },
});
