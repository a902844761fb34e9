/** The table at the end of `npm test`, and the warnings of steps that cost more than `testBudget.json` allows. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Seconds of processor time that each step may take, as measured on two quiet cores. */
const budget = JSON.parse(readFileSync(join(root, 'scripts/testBudget.json'), 'utf8'));
const allowance = 1.25;

/** Prints wall and processor time, budget and tests of each step. */
export function writeTable(rows, { wall }) {
  const lines = rows.map(({ name, wall: seconds, processor, passed, failed }) => [
    name,
    seconds.toFixed(1),
    processor?.toFixed(1) ?? '–',
    String(budget[name] ?? '–'),
    passed + failed > 0 ? String(passed + failed) : '',
  ]);
  const all = rows.reduce((sum, { processor = 0 }) => sum + processor, 0);
  const tests = rows.reduce((sum, { passed, failed }) => sum + passed + failed, 0);
  const allowed = Object.values(budget).reduce((sum, seconds) => sum + seconds, 0);
  const table = [
    ['step', 'wall s', 'CPU s', 'budget', 'tests'],
    ...lines,
    ['all', wall.toFixed(1), all.toFixed(1), allowed.toFixed(0), String(tests)],
  ];
  console.log(`\n${table.map(([name, ...numbers]) => name.padEnd(14) + numbers.map((number) => number.padStart(9)).join('')).join('\n')}`);
}

/** A sentence for each step that took a quarter more processor time than its budget. */
export function warnings(rows) {
  return rows
    .filter(({ name, processor }) => processor !== undefined && processor > (budget[name] ?? Infinity) * allowance)
    .map(
      ({ name, processor }) =>
        `Warning: ${name} took ${Math.round(processor)} s of processor time; its budget is ${budget[name]} s (scripts/testBudget.json).`,
    );
}
