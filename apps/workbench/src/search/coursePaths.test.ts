import { expect, it } from 'vitest';
import { courseUnitPath, courseUnitsPath, majorHomePath } from './coursePaths';

it('carries the page of the list from the list to the detail, the major home and back', () => {
  expect(courseUnitsPath({ majorId: 1001, page: 2 })).toBe('/courseUnit/list?majorId=1001&page=2');
  expect(courseUnitPath({ majorId: 1001, courseUnitId: 1004, page: 2 })).toBe('/courseUnit/detail?majorId=1001&courseUnitId=1004&page=2');
  expect(majorHomePath({ majorId: 1001, page: 2 })).toBe('/major/index?majorId=1001&page=2');
});

it('leaves out what is not known', () => {
  expect(courseUnitsPath({})).toBe('/courseUnit/list');
  expect(courseUnitPath({ majorId: 1001 })).toBe('/courseUnit/detail?majorId=1001');
  expect(majorHomePath({ majorId: 1001 })).toBe('/major/index?majorId=1001');
});
