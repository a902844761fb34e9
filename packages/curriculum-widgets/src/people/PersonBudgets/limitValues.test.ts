import { limitsOf, limitsWith, mapBudgets, megabyte, type Budgets, type PersonBudgets } from '@college/curriculum-model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areSameLimits, faultyField, limitsIn, raisedInWords, usualValues, valuesOf } from './limitValues';

const usual: Budgets = { storedBytes: 100 * megabyte, emptyUnits: 30, eventStreams: 6, waitingFiles: 4, feedbacks: 20 };

function aPerson(own: Partial<Budgets> = {}): PersonBudgets {
  const limits = limitsWith(own, usual);
  const budgets = mapBudgets((name) => ({ used: 0, limit: limits[name], usual: usual[name] }));
  return { id: 7, userName: '周敏', email: 'zhoumin@college.example', budgets, finishedFiles: 0, version: 1 };
}

it('what is in the fields means the limits that they were filled from', () => {
  const raised = fc.record({ storedBytes: fc.integer({ min: 100, max: 100_000 }), emptyUnits: fc.integer({ min: 30, max: 10_000 }) });
  fc.assert(
    fc.property(raised, ({ storedBytes, emptyUnits }) => {
      const person = aPerson({ storedBytes: storedBytes * megabyte, emptyUnits });
      expect(areSameLimits(limitsIn(valuesOf(person), person), limitsOf(person))).toBe(true);
      expect(faultyField(valuesOf(person), person)).toBeUndefined();
    }),
  );
});

it('nothing and the default are the default', () => {
  const person = aPerson({ emptyUnits: 60 });
  const none = mapBudgets(() => null);
  expect(limitsIn({ ...valuesOf(person), emptyUnits: null }, person)).toEqual(none);
  expect(limitsIn(usualValues(person), person)).toEqual(none);
});

it.each([
  [{ emptyUnits: 29 }, 'emptyUnits'],
  [{ storedBytes: Number.NaN }, 'storedBytes'],
  [{ storedBytes: 99.99 }, 'storedBytes'],
  [{ waitingFiles: 4.5 }, 'waitingFiles'],
  [{ feedbacks: 1001, eventStreams: 5 }, 'eventStreams'],
  [{ storedBytes: 100.5, emptyUnits: null }, undefined],
])('%j has a fault in %s', (change, field) => {
  const person = aPerson();
  expect(faultyField({ ...valuesOf(person), ...change }, person)).toBe(field);
});

it('names what was raised', () => {
  expect(raisedInWords(aPerson(), 'zh')).toBe('');
  expect(raisedInWords(aPerson({ storedBytes: 200 * megabyte, feedbacks: 50 }), 'zh')).toBe('图片 200 MB、15 分钟内的反馈 50');
  expect(raisedInWords(aPerson({ emptyUnits: 60 }), 'en')).toBe('Unsaved new course units 60');
});
