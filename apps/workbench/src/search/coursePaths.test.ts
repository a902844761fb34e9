import { expect, it } from 'vitest';
import {
  comparisonPath,
  courseUnitPath,
  courseUnitsPath,
  editionsPath,
  majorHomePath,
  mergePath,
  matrixPath,
  publicEditionPath,
  publicReportPath,
  publishedEditionPath,
  readPath,
  receiptPath,
  reportPath,
  departmentRulesPath,
  findingsPath,
  majorRulesPath,
  reviewPath,
  scenariosPath,
  upgradePath,
} from './coursePaths';

it('carries the page of the list from the list to the detail, the major home and back', () => {
  expect(courseUnitsPath({ majorId: 1001, page: 2 })).toBe('/courseUnit/list?majorId=1001&page=2');
  expect(courseUnitPath({ majorId: 1001, courseUnitId: 1004, page: 2 })).toBe('/courseUnit/detail?majorId=1001&courseUnitId=1004&page=2');
  expect(majorHomePath({ majorId: 1001, page: 2 })).toBe('/major/index?majorId=1001&page=2');
});

it('leaves out what is not known', () => {
  expect(courseUnitsPath({})).toBe('/courseUnit/list');
  expect(courseUnitPath({ majorId: 1001 })).toBe('/courseUnit/detail?majorId=1001');
  expect(majorHomePath({ majorId: 1001 })).toBe('/major/index?majorId=1001');
  expect(editionsPath({ majorId: 1001 })).toBe('/major/editions?majorId=1001');
});

it('leads to a published edition and its courses, within the product and behind a link', () => {
  expect(publishedEditionPath({ majorId: 1001, id: 24 })).toBe('/major/editions/published?majorId=1001&id=24');
  expect(publishedEditionPath({ majorId: 1001, id: 24, course: 1004 })).toBe('/major/editions/published?majorId=1001&id=24&course=1004');
  expect(publicEditionPath({ link: 'a-b_c', course: 1004 })).toBe('/published?link=a-b_c&course=1004');
});

it('leads to two states of a curriculum, and to scenarios', () => {
  expect(upgradePath({ majorId: 1001, editionId: 12 })).toBe('/major/editions/upgrade?majorId=1001&edition=12');
  expect(scenariosPath({ majorId: 1001 })).toBe('/major/editions/scenarios?majorId=1001');
  expect(reviewPath({ majorId: 1001, id: 12 })).toBe('/major/review?majorId=1001&id=12');
  expect(reviewPath({ majorId: 1001, editionId: 12 })).toBe('/major/review?majorId=1001&edition=12');
  expect(findingsPath({ majorId: 1001 })).toBe('/major/findings?majorId=1001');
  expect(majorRulesPath({ majorId: 1001 })).toBe('/major/rules?majorId=1001');
  expect(departmentRulesPath(1001)).toBe('/department/rules?id=1001');
  expect(comparisonPath({ majorId: 1001 })).toBe('/major/editions/compare?majorId=1001');
  expect(comparisonPath({ majorId: 1001, left: 'current:1001', right: 'edition:12' })).toBe(
    '/major/editions/compare?majorId=1001&left=current%3A1001&right=edition%3A12',
  );
});

it('leads to a merge and to its receipt', () => {
  expect(mergePath({ majorId: 1001, editionId: 12, into: 'draft' })).toBe('/major/editions/merge?majorId=1001&id=12&into=draft');
  expect(mergePath({ majorId: 1001, editionId: 12, into: 'current', part: 4 })).toBe(
    '/major/editions/merge?majorId=1001&id=12&into=current&part=4',
  );
  expect(receiptPath({ majorId: 1001, id: 7 })).toBe('/major/editions/receipt?majorId=1001&id=7');
});

it('leads to one of the matrices, and to what is read of a course', () => {
  expect(matrixPath({ majorId: 1001, courseId: 1004, matrix: 'project', projectId: 1064 })).toBe(
    '/matrix?majorId=1001&courseId=1004&matrix=project&projectId=1064',
  );
  expect(matrixPath({ courseId: 1004, matrix: 'course', row: '1061', column: '1033' })).toBe(
    '/matrix?courseId=1004&matrix=course&row=1061&column=1033',
  );
  expect(matrixPath({ majorId: 1001 })).toBe('/matrix?majorId=1001');
  expect(readPath({ courseId: 1004, majorId: 1001, type: 'matrix' })).toBe('/read?course=1004&major=1001&type=matrix');
});

it('leads to the report of a course, to one of its fields, and to the report behind a link', () => {
  expect(reportPath({ majorId: 1001, courseUnitId: 1004 })).toBe('/courseUnit/report?majorId=1001&courseUnitId=1004');
  expect(reportPath({ courseUnitId: 1004, field: 'attend' })).toBe('/courseUnit/report?courseUnitId=1004&field=attend');
  expect(publicReportPath('a-b_c')).toBe('/report?link=a-b_c');
});
