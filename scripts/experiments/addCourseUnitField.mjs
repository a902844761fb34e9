/**
 * Adds a required, translated text to the course unit of a copy of the last commit, and reports how many files that takes and which check names each
 * forgotten one (docs/contributing/fields.md):
 *
 *     node scripts/experiments/addCourseUnitField.mjs                all edits, then the types and the tests of the record
 *     node scripts/experiments/addCourseUnitField.mjs --forgotten    besides, without each edit in turn
 *     … --keep                                                       leaves the copy where it is
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { temporaryFolder } from '../temporaryFolder.mjs';
import { edited, productEdits, sampleEdits } from './courseUnitFieldEdits.mjs';

const edits = [...productEdits, ...sampleEdits];
const copy = join(temporaryFolder('college-field-'), 'workbench');
const tests = [
  ['unit', ['entities.test.ts', 'fields', 'fixtures', 'matrices/files'].map((name) => `packages/curriculum-model/src/${name}`)],
  ['browser', ['packages/curriculum-widgets/src/course-units/CourseUnitDetail/CourseUnitFields.test.tsx']],
  ['server', ['apps/server/src/course-units/courseUnitFields.test.ts']],
];

/** Runs a program in the copy; its lines, and whether it went well. */
function attempt(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { isGood: status === 0, lines: `${stdout}\n${stderr}`.split('\n') };
}

const git = (...args) => attempt('git', args);
const checkTypes = () => attempt('node', [join('node_modules', 'typescript-native', 'bin', 'tsc'), '-b', '--singleThreaded']);
// A busy machine needs longer to make a database; that is no finding.
const runTests = ([project, files]) =>
  attempt('npx', ['vitest', 'run', '--project', project, '--hookTimeout', '600000', '--testTimeout', '600000', ...files]);

function write(list) {
  for (const edit of list) {
    const path = join(copy, edit.file);
    writeFileSync(path, edited(edit, readFileSync(path, 'utf8')));
  }
}

/** The migration that drizzle-kit writes for the column. */
function migrate() {
  const made = attempt('npx', ['--no-install', 'pnpm', '--filter', '@college/server', 'db:generate', '--name', 'assessment']);
  if (!made.isGood) console.log(made.lines.slice(-12).join('\n'));
}

function firstFindings({ lines }) {
  const telling = lines
    .filter((line) => /error TS\d+|AssertionError|^\s+× |FAIL |assessment/.test(line))
    .map((line) => line.trim().slice(0, 170));
  return [...new Set(telling)].slice(0, 3);
}

/** What the types and, where they say nothing, the tests find. */
function look() {
  const types = checkTypes();
  if (!types.isGood) return { by: 'compiler', found: firstFindings(types) };
  for (const group of tests) {
    const outcome = runTests(group);
    if (!outcome.isGood) return { by: `${group[0]} test`, found: firstFindings(outcome) };
  }
  return undefined;
}

function report(title, outcome) {
  console.log(`\n${title}: ${outcome ? outcome.by : 'nothing found'}`);
  for (const line of outcome?.found ?? []) console.log(`    ${line}`);
}

spawnSync('git', ['clone', '-q', root, copy], { stdio: 'inherit' });
spawnSync('node', ['scripts/bootstrap.mjs'], { cwd: copy, stdio: 'ignore' });
let isGood = true;
try {
  write(edits);
  migrate();
  const generated = git('status', '--short', '--untracked-files=all')
    .lines.map((line) => line.slice(3))
    .filter((path) => path.includes('/migrations/'));
  console.log(
    `${productEdits.length} files of the product, ${sampleEdits.length} of the sample programme and its table by hand; ${generated.length} generated.`,
  );
  const whole = look();
  report('All of it', whole);
  isGood = whole === undefined;
  if (process.argv.includes('--forgotten')) {
    git('add', '-A');
    for (const edit of edits) {
      git('checkout', 'HEAD', '--', edit.file);
      const outcome = look();
      report(`Without ${edit.file}`, outcome);
      isGood &&= outcome !== undefined;
      git('reset', '-q', '--', edit.file);
      write([edit]);
    }
    const migrations = 'apps/server/src/db/migrations';
    git('reset', '-q');
    git('checkout', 'HEAD', '--', migrations);
    git('clean', '-qfd', '--', migrations);
    const outcome = look();
    report('Without the migration', outcome);
    isGood &&= outcome !== undefined;
  }
} finally {
  if (process.argv.includes('--keep')) console.log(`\nThe copy is in ${copy}`);
  else rmSync(join(copy, '..'), { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);
