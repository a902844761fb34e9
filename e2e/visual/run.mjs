/**
 * `npm run visual`: a picture of every story that a change reaches, in three combinations of language and theme, held against those of the base revision.
 * `-- --base <revision>`, `--all`, `--only <part of a story's id>`, `--accepted <file>` (exported from the report), `--prove` (plants two pixels and must
 * find them).
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setChineseFont } from '../../scripts/browser.mjs';
import { findBase } from '../../scripts/check/changes.mjs';
import { treeAt, workingTree } from '../../scripts/check/sourceTree.mjs';
import { cache } from '../../scripts/paths.mjs';
import { cameraDigest } from './cameraDigest';
import { compareFolders } from './compare';
import { readDecisions, undecided } from './decisions';
import { createPictureStore } from './pictureStore';
import { planChosen, planReached } from './plan';
import { prove } from './prove';
import { writeReport } from './report/writeReport';
import { buildStorybookHere, withStorybookOf } from './storybookOf';
import { takeFiles } from './takeFiles';

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    all: { type: 'boolean' },
    only: { type: 'string' },
    accepted: { type: 'string' },
    prove: { type: 'boolean' },
  },
});
const startedAt = Date.now();
const home = join(cache, 'visual');
const folders = { before: 'before', after: 'after', difference: 'differences' };
const decisions = values.accepted ? readDecisions(values.accepted) : [];

setChineseFont();
const revision = findBase(values.base);
const here = workingTree();
const trees = { here, base: treeAt(revision, here) };
const isChosen = values.all || values.only !== undefined || values.prove;
const plan = isChosen ? planChosen(trees, { revision, only: values.only }) : planReached(trees);
if (isChosen && plan.before.length + plan.after.length === 0) {
  console.error(`No story has "${values.only}" in its id, so there is nothing to compare.`);
  process.exit(1);
}
if (values.prove) {
  const storybook = buildStorybookHere(plan.after.map(({ file }) => file));
  process.exit((await prove({ storybook, home, isWanted: ({ id }) => !values.only || id.includes(values.only) })) ? 0 : 1);
}

const store = createPictureStore(join(home, 'pictures', cameraDigest()));
store.removeOld();
if (isChosen) store.remove(plan.after);
const failures = [...(await takeBase(store.missing(plan.before))), ...(await takeHere(store.missing(plan.after)))];
const before = store.layOut(plan.before, join(home, 'before'));
const after = store.layOut(plan.after, join(home, 'after'));
const notDrawn = new Set([...before.failed, ...after.failed]);
const differences = join(home, 'differences');
rmSync(differences, { recursive: true, force: true });
const compared = compareFolders({ before: join(home, 'before'), after: join(home, 'after'), differences });
const comparisons = compared.filter(({ story }) => !notDrawn.has(story));
const names = { ...before.names, ...after.names };
const open = undecided(comparisons, decisions);
const report = await writeReport({ folder: home, comparisons, base: revision, names, decisions, folders });

for (const failure of failures) console.error(`Not drawn: ${failure}`);
const differing = comparisons.filter(({ kind }) => kind !== 'same').length;
console.log(
  `${differing} of ${comparisons.length} pictures differ from ${revision.slice(0, 10)}, ${differing - open.length} of them accepted. Open ${report}`,
);
if (!isChosen) console.log(`Left out: ${plan.leftOut} stories that the change does not reach. All of them: npm run visual -- --all`);
console.log(`${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
process.exitCode = open.length === 0 && failures.length === 0 ? 0 : 1;

/** The pictures of the base revision that are not kept yet. */
async function takeBase(files) {
  if (files.length === 0) return [];
  console.log(`Building a Storybook of ${revision.slice(0, 10)} and taking the pictures of ${files.length} files of stories …`);
  const take = (storybook) => takeFiles({ storybook, files, store });
  const words = await withStorybookOf(
    revision,
    files.map(({ file }) => file),
    take,
  );
  return words.map((failure) => `${failure} (base)`);
}

/** The pictures of what is here that are not kept yet. */
async function takeHere(files) {
  if (files.length === 0) return [];
  console.log(`Building a Storybook of what is here and taking the pictures of ${files.length} files of stories …`);
  return takeFiles({ storybook: buildStorybookHere(files.map(({ file }) => file)), files, store });
}
