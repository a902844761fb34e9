/**
 * `npm run visual`: a picture of every story in three combinations of language and theme, held against those of the base revision.
 * `-- --base <revision>`, `--only <part of a story's id>`, `--prove` (plants two pixels and must find them).
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumPath, setChineseFont } from '../../scripts/browser.mjs';
import { buildStorybook } from '../../scripts/build.mjs';
import { digestOf } from '../../scripts/freshness.mjs';
import { cache, root } from '../../scripts/paths.mjs';
import { findBase } from '../../scripts/check/changes.mjs';
import { withStorybookOf } from './baseRevision';
import { compareFolders } from './compare';
import { prove } from './prove';
import { writeReport } from './report';
import { takePictures } from './takePictures';

const { values } = parseArgs({ options: { base: { type: 'string' }, only: { type: 'string' }, prove: { type: 'boolean' } } });
const home = join(cache, 'visual');
const current = join(root, 'storybook-static');
const isWanted = ({ id }) => !values.only || id.includes(values.only);

/** What makes a picture besides the story: another browser or another way of taking them would make every one differ. */
function cameraDigest() {
  const path = chromiumPath();
  const browser = path ? `${path} ${statSync(path).mtimeMs}` : 'the one of Playwright';
  return createHash('sha256')
    .update(digestOf(['e2e/visual', 'e2e/sweeps/stories', '.storybook/modes.json']))
    .update(browser)
    .digest('hex')
    .slice(0, 8);
}

/** The base revision's pictures, taken here once and kept for as long as they are compared with. */
async function picturesOfBase(revision) {
  const folder = join(home, 'base', [revision, cameraDigest(), values.only].filter(Boolean).join('-'));
  const mark = join(folder, 'complete.json');
  if (existsSync(mark)) return { folder, ...JSON.parse(readFileSync(mark, 'utf8')) };
  rmSync(join(home, 'base'), { recursive: true, force: true });
  console.log(`Building the Storybook of ${revision.slice(0, 10)} and taking its pictures …`);
  const taken = await withStorybookOf(revision, (storybook) => takePictures({ storybook, into: folder, isWanted }));
  writeFileSync(mark, JSON.stringify(taken));
  return { folder, ...taken };
}

function say(failures) {
  for (const failure of failures) console.error(`Not drawn: ${failure}`);
}

setChineseFont();
mkdirSync(home, { recursive: true });
buildStorybook();
if (values.prove) {
  process.exit((await prove({ storybook: current, home, isWanted })) ? 0 : 1);
}
const revision = findBase(values.base);
const base = await picturesOfBase(revision);
console.log('Taking the pictures of what is here …');
const after = join(home, 'after');
const taken = await takePictures({ storybook: current, into: after, isWanted });
const differences = join(home, 'differences');
rmSync(differences, { recursive: true, force: true });
const comparisons = compareFolders({ before: base.folder, after, differences });
const report = writeReport({
  folder: home,
  comparisons,
  base: revision,
  titles: { ...base.titles, ...taken.titles },
  folders: { before: base.folder.slice(home.length + 1), after: 'after', difference: 'differences' },
});
say([...base.failures.map((failure) => `${failure} (base)`), ...taken.failures]);
const differing = comparisons.filter(({ kind }) => kind !== 'same').length;
console.log(`${differing} of ${comparisons.length} pictures differ from ${revision.slice(0, 10)}. Open ${report}`);
process.exitCode = differing === 0 && taken.failures.length === 0 ? 0 : 1;
