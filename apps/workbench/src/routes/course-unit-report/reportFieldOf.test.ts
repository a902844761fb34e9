import { reportFields } from '@college/curriculum-model';
import { expect, it } from 'vitest';
import { reportFieldOf } from './reportFieldOf';

it('leads from every finding about the report to a field of the editor', () => {
  expect(Object.keys(reportFields).filter((name) => reportFieldOf(name) === undefined)).toEqual([]);
  expect(reportFieldOf('textgroup')).toBe('group');
});

it.each([undefined, '', 'toString', 'id', 'courseUnitId'])('leads nowhere for %j', (name) => expect(reportFieldOf(name)).toBeUndefined());
