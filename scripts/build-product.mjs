/** Builds what the end-to-end tests serve, workbench and server, where stale; fails where a page of it became too heavy, once all is built. */
import { buildAll } from './build.mjs';
import { checkPageScripts } from './pageScripts.mjs';

buildAll({ withStorybook: false });
if (!checkPageScripts({ isQuiet: true })) {
  console.error('A page of the workbench loads more script than its budget in scripts/pageScripts.mjs allows.');
  process.exit(1);
}
