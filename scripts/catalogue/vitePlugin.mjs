/** Provides the pages and toolbars of Storybook with the published components as `virtual:components`, generated on first import. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cache, root } from '../paths.mjs';
import { readComponents } from './made.mjs';

const name = 'virtual:components';
const ofReference = /^virtual:(ports|api)\/([\w-]+)$/;

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

/** Provides the pages of the references of ports and of the API as `virtual:ports/<area>` and `virtual:api/<group>`, each in both languages. */
export function references() {
  return {
    name: 'virtual:references',
    resolveId: { filter: { id: ofReference }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:(ports|api)\// },
      async handler(id) {
        const [, reference, page] = ofReference.exec(id.slice(1));
        await (made[reference] ??= makePages(reference));
        const kept = JSON.parse(readFileSync(join(cache, `${reference}.json`), 'utf8'));
        return `export default ${JSON.stringify((kept.pages ?? kept)[page])};`;
      },
    },
  };
}

const made = {};

/** Once for all pages of a reference; a change of the sources shows after a restart. */
function makePages(reference) {
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  return promisify(execFile)(process.execPath, [tsx, '--conditions=@college/source', `scripts/guides/${reference}/write.ts`], {
    cwd: root,
  });
}
