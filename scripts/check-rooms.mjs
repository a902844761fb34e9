/** House rules that no linter knows: file sizes, names of rooms, state tags, imports that reach past a package's entries, the table of ASVS. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asvsProblems, attemptProblems } from './asvs/asvsProblems.mjs';
import { listFiles } from './files.mjs';
import { root } from './paths.mjs';
import { missingStates, stateCoverage, uncheckedStates } from './states.mjs';

const problems = [];
const isCode = (name) => /\.(tsx?|mjs)$/.test(name);
const isProduct = (path) => !/\.(test|stories)\.|\/fixtures\/|\.gen\./.test(path);

const namesakes = new Map();
for (const path of listFiles(['packages', 'apps', 'e2e', 'bench', 'scripts', '.storybook'], isCode)) {
  const plainName = path.toLowerCase().replace(/\.(tsx?|mjs)$/, '');
  const namesake = namesakes.get(plainName);
  if (namesake) problems.push(`${path} and ${namesake} are one file where case does not count, and bundlers mix them up: rename one.`);
  namesakes.set(plainName, path);
  const text = readFileSync(join(root, path), 'utf8');
  const lines = text.split('\n').length;
  if (isProduct(path) && lines > 300) problems.push(`${path}: ${lines} lines. Two subjects share this file: split it.`);
  if (/(^|\/)(utils?|helpers?|common|shared|misc|types)(\.tsx?|\/)/.test(path)) problems.push(`${path}: name the room for its subject.`);
  if (/import\s+styled\b/.test(text))
    problems.push(`${path}: write import { styled } from 'styled-components'; the default import breaks in plain Node.`);
  if (/from '@college\/[\w-]+\/(src|dist)\//.test(text)) problems.push(`${path}: use the package's published entries, not its files.`);
  if (/^(packages|apps)\//.test(path) && /from '(\.\.\/)+(packages|apps)\//.test(text))
    problems.push(`${path}: import another package by its name.`);
  if (/^packages\/.*\/src\//.test(path) && isProduct(path) && !/\/(fakes|testing)\//.test(path) && /from '[^']*\/fakes\//.test(text))
    problems.push(`${path}: what only stories and tests have must not be shipped: take a port.`);
  if (/^(packages|apps)\//.test(path) && isProduct(path) && /\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write\(/.test(text))
    problems.push(`${path}: a text written as HTML may be a program: let React render it.`);
  if (
    /^(packages|apps)\//.test(path) &&
    isProduct(path) &&
    !path.startsWith('packages/ui/src/composition/') &&
    /vent\)?\.isComposing\b|=== 229\b/.test(text)
  )
    problems.push(`${path}: ask isInComposition of @college/ui/composition: WebKit says it of some keys by their code alone.`);
  if (path.startsWith('apps/workbench/src/') && isProduct(path) && /\bisError\b/.test(text))
    problems.push(
      `${path}: isError is also true of data whose second reading failed, and would take an open editor away: use isLoadingError.`,
    );
  if (path.startsWith('apps/server/src/') && isProduct(path) && !/\/testing\/|test-data/.test(path) && /child_process/.test(text))
    problems.push(`${path}: the server starts no other program (docs/security/asvs.md, 1.2.5).`);
  if (/\b(describe|it|test)\.(only|skip)\(|waitForTimeout|@ts-ignore|@ts-nocheck/.test(text) && !path.endsWith('check-rooms.mjs')) {
    problems.push(`${path}: a test that is left out, a blind wait or a silenced type error.`);
  }
}

for (const { id, file } of stateCoverage().unknown)
  problems.push(`${file}: the tag state:${id} names no state of docs/states/states.json.`);
for (const id of missingStates()) problems.push(`No story covers the state ${id}.`);

for (const unchecked of uncheckedStates())
  problems.push(`${unchecked} has no resting check (parameters.atRest): docs/contributing/stories.md.`);

for (const path of listFiles(['.github/workflows'], (name) => name.endsWith('.yml'))) {
  for (const [, action] of readFileSync(join(root, path), 'utf8').matchAll(/uses: (\S+)/g)) {
    if (!/@[\da-f]{40}$/.test(action)) problems.push(`${path}: ${action}: name the commit of the action, tags can be moved.`);
  }
}

const { scripts: commands } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const known = {
  isFile: (path) => existsSync(join(root, path)) || existsSync(join(root, 'apps/server/src', path)),
  isCommand: (name) => Object.hasOwn(commands, name),
};
for (const [page, problemsOf] of Object.entries({ 'docs/security/asvs.md': asvsProblems, 'docs/security/attempts.md': attemptProblems })) {
  for (const problem of problemsOf(readFileSync(join(root, page), 'utf8'), known)) problems.push(`${page}: ${problem}`);
}

for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'Every file keeps the rules of its room.' : `${problems.length} rules broken.`);
process.exit(problems.length === 0 ? 0 : 1);
