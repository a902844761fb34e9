import { expect, it } from 'vitest';
import { warnings } from './testTable.mjs';

const budget = { lint: 4, unit: 40, server: 160, e2e: 350 };
const rows = (took: Record<string, number>) => Object.entries(took).map(([name, processor]) => ({ name, processor }));

it('names the step that took a quarter more than its budget', () => {
  expect(warnings(rows({ lint: 5, unit: 40, server: 201, e2e: 350 }), budget)).toEqual([
    'Warning: server took 201 s of processor time; its budget is 160 s (scripts/testBudget.json).',
  ]);
});

it('reports once that the machine is slow, and names the step that is slower still', () => {
  expect(warnings(rows({ lint: 8, unit: 80, server: 500, e2e: 700 }), budget)).toEqual([
    'Warning: half of the steps took 2.0 times their budget of processor time or more: a slower machine, or a change that every step pays for.',
    'Warning: server took 500 s of processor time; its budget is 160 s (scripts/testBudget.json), 320 s at this pace.',
  ]);
});

it('holds steps taken alone, or without a budget, to nothing but their own', () => {
  expect(warnings([...rows({ unit: 100 }), { name: 'new', processor: 900 }, { name: 'types' }], budget)).toEqual([
    'Warning: unit took 100 s of processor time; its budget is 40 s (scripts/testBudget.json).',
  ]);
});
