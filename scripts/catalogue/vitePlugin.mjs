/** Provides the pages and toolbars of Storybook with the published components as `virtual:components`, generated on first import. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../paths.mjs';
import { readComponents } from './made.mjs';

const name = 'virtual:components';

export function publishedComponents() {
  return {
    name,
    resolveId: { filter: { id: new RegExp(`^${name}$`) }, handler: () => `\0${name}` },
    load: {
      filter: { id: new RegExp(`^\0${name}$`) },
      async handler() {
        // In a child process, so that this one keeps serving while the compiler reads.
        await promisify(execFile)(process.execPath, ['scripts/catalogue/main.mjs'], { cwd: root });
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(await readComponents()))});`;
      },
    },
  };
}
