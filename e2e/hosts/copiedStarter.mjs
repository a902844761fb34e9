/** What `npx @college/elements` copies, made by the packed program or by that of a registry. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { outside } from './places.mjs';
import { runIn } from './runIn.mjs';

const elements = '@college/elements';

/** Has `college-start` copy an example of this kind; returns its folder. */
export function copiedStarter(kind, { tarballs, registry }) {
  const folder = join(outside, 'copied', kind);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(outside, 'copied'), { recursive: true });
  const from = registry
    ? [`--registry=${registry.url}/`, `--package=${elements}@${registry.versions[elements]}`]
    : [`--package=file:${tarballs[elements]}`];
  runIn(outside, 'npm', ['exec', '--yes', ...from, '--', 'college-start', join('copied', kind), '--kind', kind, '--language', 'zh']);
  return folder;
}
