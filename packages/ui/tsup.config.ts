import { existsSync, readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';

// Tools for this package's own tests and the drawing of all parts are not published.
const unpublished = ['testing', 'componentSheet'];

const components = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !unpublished.includes(entry.name) && existsSync(`src/${entry.name}/index.ts`))
  .map((entry) => entry.name);

/** Every component is an entry of its own, so that importing one costs one. */
export default defineConfig({
  entry: Object.fromEntries([['index', 'src/index.ts'], ...components.map((name) => [`${name}/index`, `src/${name}/index.ts`])]),
  format: ['esm', 'cjs'],
  dts: true,
  splitting: true,
  treeshake: true,
  sourcemap: true,
  clean: true,
  target: 'es2022',
  banner: { js: "'use client';" },
});
