import { defineConfig } from 'tsup';

const entries = ['index', 'contract', 'mock', 'react'];

// One entry per contract file keeps the calls in chunks of their own, so that a bundler drops the ones that nobody makes.
export default defineConfig({
  entry: [...entries.map((name) => `src/${name}.ts`), 'src/*/*.contract.ts'],
  format: ['esm', 'cjs'],
  target: 'es2023',
  dts: { entry: Object.fromEntries(entries.map((name) => [name, `src/${name}.ts`])) },
  splitting: true,
  sourcemap: true,
  clean: true,
});
