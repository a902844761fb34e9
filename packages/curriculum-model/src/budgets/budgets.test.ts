import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  budgetAmount,
  budgetFault,
  budgetNames,
  highestBudgets,
  limitsOf,
  limitsWith,
  mapBudgets,
  megabyte,
  nearestToLimit,
  type Budgets,
} from '.';

const usual: Budgets = { storedBytes: 100 * megabyte, emptyUnits: 30, eventStreams: 6, waitingFiles: 4, feedbacks: 20 };
const none = mapBudgets(() => null);
const limits = fc.record({
  storedBytes: limitOf('storedBytes'),
  emptyUnits: limitOf('emptyUnits'),
  eventStreams: limitOf('eventStreams'),
  waitingFiles: limitOf('waitingFiles'),
  feedbacks: limitOf('feedbacks'),
});

function limitOf(name: keyof Budgets) {
  return fc.option(fc.integer({ min: usual[name], max: highestBudgets[name] }));
}

describe('the limits of a person', () => {
  it('are never below those of everybody', () => {
    expect(limitsWith(undefined, usual)).toEqual(usual);
    expect(limitsWith({ ...none, emptyUnits: 50 }, usual)).toEqual({ ...usual, emptyUnits: 50 });
    // The installation was set to more since.
    expect(limitsWith({ ...none, emptyUnits: 20 }, usual)).toEqual(usual);
  });

  it('are read back as they were set, and as nothing where they are those of everybody', () => {
    fc.assert(
      fc.property(limits, (own) => {
        const applied = limitsWith(own, usual);
        const budgets = mapBudgets((name) => ({ used: 0, limit: applied[name], usual: usual[name] }));
        expect(limitsOf({ budgets })).toEqual(mapBudgets((name) => (own[name] === usual[name] ? null : own[name])));
        expect(budgetFault(own, usual)).toBeUndefined();
      }),
    );
  });

  it.each([
    [{ emptyUnits: 29 }, '「未保存的新课程单元」的上限须在 30 到 10000 之间。'],
    [{ emptyUnits: 10_001 }, '「未保存的新课程单元」的上限须在 30 到 10000 之间。'],
    [{ storedBytes: 99 * megabyte, feedbacks: 1 }, '「图片」的上限须在 100 MB 到 100000 MB 之间。'],
    [{ waitingFiles: 21 }, '「排队生成的文件」的上限须在 4 到 20 之间。'],
  ])('of %j are out of bounds', (change, sentence) => {
    const fault = budgetFault({ ...none, ...change }, usual);
    expect(fault?.name).toBe(Object.keys(change)[0]);
    expect(fault?.sentence.zh).toBe(sentence);
    expect(fault?.sentence.en).not.toMatch(/\p{Script=Han}/u);
  });
});

it('how near somebody is to a limit is told by the nearest', () => {
  const budgets = mapBudgets((name) => ({ used: 0, limit: usual[name], usual: usual[name] }));
  expect(nearestToLimit({ budgets })).toBe(0);
  expect(nearestToLimit({ budgets: { ...budgets, emptyUnits: { used: 15, limit: 30, usual: 30 } } })).toBe(0.5);
  expect(nearestToLimit({ budgets: { ...budgets, feedbacks: { used: 20, limit: 20, usual: 20 } } })).toBe(1);
  expect(budgetNames).toHaveLength(5);
});

it.each([
  [0, '0 MB'],
  [1, '0.1 MB'],
  [megabyte * 1.58, '1.5 MB'],
  [100 * megabyte, '100 MB'],
])('%d bytes are %s', (bytes, words) => expect(budgetAmount('storedBytes', bytes)).toBe(words));
