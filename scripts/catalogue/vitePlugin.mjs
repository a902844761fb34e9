/** Gives the pages and toolbars of Storybook the published components as `virtual:components`, made when the first of them asks. */
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
        // In a process of its own, so that this one goes on serving while the compiler reads.
        await promisify(execFile)(process.execPath, ['scripts/catalogue/main.mjs'], { cwd: root });
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(await readComponents()))});`;
      },
    },
  };
}
