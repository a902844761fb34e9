/** Writes `college-start` into `dist` of `@college/elements`, and beside it the examples that it copies. */
import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from '../paths.mjs';

/** What running an example leaves in it. */
const leftovers = new Set(['node_modules', 'dist', '__pycache__']);

/** Builds the program and copies the examples. */
export async function writeStarter(dir) {
  const bundle = await rolldown({
    cwd: join(root, 'packages/elements'),
    input: { bin: 'src/start/bin.ts' },
    platform: 'node',
    resolve: { conditionNames: ['@college/source', 'import', 'default'] },
    transform: { target: 'node20' },
  });
  await bundle.write({ dir: join(dir, 'start'), format: 'es' });
  await bundle.close();
  cpSync(join(root, 'examples'), join(dir, 'examples'), { recursive: true, filter: (path) => !leftovers.has(basename(path)) });
}
