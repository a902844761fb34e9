import { login, updateCourseUnitList } from '@college/api-client/contract';
import { expect, it } from 'vitest';
import { handle } from './call';

it('does not let a call be mounted that writes without asking whose record it is', () => {
  expect(() => handle(updateCourseUnitList, async () => true as const)).toThrow(/updatecourseunitlist writes without naming its record/);
  expect(() => handle(updateCourseUnitList, async () => true as const, { rights: () => [] })).not.toThrow();
  expect(() => handle(login, async () => Promise.reject(new Error('not called')))).not.toThrow();
});
