import { defineConfig } from 'tsup';

// One entry per area keeps the areas in chunks of their own, so that a bundler drops the schemas that nobody asked for.
export default defineConfig({
  entry: ['src/index.ts', 'src/*/index.ts'],
  format: ['esm', 'cjs'],
  target: 'es2023',
  dts: { entry: { index: 'src/index.ts', 'fixtures/index': 'src/fixtures/index.ts' } },
  splitting: true,
  sourcemap: true,
  clean: true,
});
