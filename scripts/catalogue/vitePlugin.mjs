/** Provides the pages and toolbars of Storybook with the published components as `virtual:components`, generated on first import. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cache, root } from '../paths.mjs';
import { readComponents } from './made.mjs';

const name = 'virtual:components';
const ofPorts = /^virtual:ports\/([\w-]+)$/;

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

/** Provides the pages of the port reference as `virtual:ports/<area>`, each in both languages. */
export function portReference() {
  return {
    name: 'virtual:ports',
    resolveId: { filter: { id: ofPorts }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:ports\// },
      async handler(id) {
        const area = ofPorts.exec(id.slice(1))[1];
        await (made ??= makePorts());
        return `export default ${JSON.stringify(JSON.parse(readFileSync(join(cache, 'ports.json'), 'utf8'))[area])};`;
      },
    },
  };
}

let made;

/** Once for all areas; a change of the sources shows after a restart. */
function makePorts() {
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  return promisify(execFile)(process.execPath, [tsx, '--conditions=@college/source', 'scripts/guides/ports/write.ts'], { cwd: root });
}
