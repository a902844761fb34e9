/** `npm run build:storybook`: Storybook with a text twin of each documentation page, llms.txt and the catalogue. */
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { manifestFaults } from './checkManifest.mjs';
import { root } from './paths.mjs';
import { runOrExit, bin } from './run.mjs';

// Whoever serves the folder finds nothing in it or all of it.
const next = '.dist-storybook';
runOrExit(bin('storybook'), ['build', '-o', next, '--quiet', '--disable-telemetry'], { quiet: true });
runOrExit(bin('tsx'), ['--conditions=@college/source', 'scripts/guides/writeTwins.ts', next]);
const faults = manifestFaults(join(root, next));
if (faults.length > 0) {
  console.error(`The manifest for machines is wrong:\n${faults.join('\n')}`);
  process.exit(1);
}
rmSync(join(root, 'storybook-static'), { recursive: true, force: true });
renameSync(join(root, next), join(root, 'storybook-static'));
