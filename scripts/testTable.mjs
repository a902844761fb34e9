/** The table at the end of `npm test`, and the warnings of steps that cost more than `testBudget.json` allows. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Seconds of processor time that each step may take, as measured on two quiet cores. */
const testBudget = JSON.parse(readFileSync(join(root, 'scripts/testBudget.json'), 'utf8'));
const allowance = 1.25;

/** Prints wall and processor time, budget and tests of each step. */
export function writeTable(rows, { wall }) {
  const lines = rows.map(({ name, wall: seconds, processor, passed, failed }) => [
    name,
    seconds.toFixed(1),
    processor?.toFixed(1) ?? '–',
    String(testBudget[name] ?? '–'),
    passed + failed > 0 ? String(passed + failed) : '',
  ]);
  const all = rows.reduce((sum, { processor = 0 }) => sum + processor, 0);
  const tests = rows.reduce((sum, { passed, failed }) => sum + passed + failed, 0);
  const allowed = Object.values(testBudget).reduce((sum, seconds) => sum + seconds, 0);
  const table = [
    ['step', 'wall s', 'CPU s', 'budget', 'tests'],
    ...lines,
    ['all', wall.toFixed(1), all.toFixed(1), allowed.toFixed(0), String(tests)],
  ];
  console.log(`\n${table.map(([name, ...numbers]) => name.padEnd(14) + numbers.map((number) => number.padStart(9)).join('')).join('\n')}`);
}

/**
 * A message for each step that took a quarter more processor time than its budget. On a machine where most steps take longer than that, one message says by
 * how much, and the budgets are scaled by it.
 */
export function warnings(rows, budget = testBudget) {
  const measured = rows.flatMap(({ name, processor }) =>
    processor === undefined || !(name in budget) ? [] : [{ name, processor, ratio: processor / budget[name] }],
  );
  const median = measured.map(({ ratio }) => ratio).sort((one, other) => one - other)[measured.length >> 1];
  const pace = measured.length > 2 && median > allowance ? median : 1;
  const sentences = measured
    .filter(({ ratio }) => ratio > pace * allowance)
    .map(
      ({ name, processor }) =>
        `Warning: ${name} took ${Math.round(processor)} s of processor time; its budget is ${budget[name]} s (scripts/testBudget.json)${pace > 1 ? `, ${Math.round(budget[name] * pace)} s at this pace` : ''}.`,
    );
  if (pace === 1) return sentences;
  return [
    `Warning: half of the steps took ${pace.toFixed(1)} times their budget of processor time or more: a slower machine, or a change that every step pays for.`,
    ...sentences,
  ];
}
