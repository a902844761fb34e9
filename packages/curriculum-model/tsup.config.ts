import { defineConfig } from 'tsup';

// Every file is a chunk of its own, so that a bundler drops the schemas that nobody asked for: a widget that binds goals pays 0.6 kB instead of 95.
export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/*.test-data.ts'],
  format: ['esm', 'cjs'],
  target: 'es2023',
  dts: { entry: { index: 'src/index.ts', 'fixtures/index': 'src/fixtures/index.ts' } },
  splitting: true,
  sourcemap: true,
  clean: true,
});
