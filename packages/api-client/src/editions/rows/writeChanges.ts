import { applyChanges, compareEditions, recordsOf, withoutLoose, type Change, type StatePart } from '@college/curriculum-model';
import type { MockState } from '../../mock-api/mockState';
import { lineageOf, majorOf } from './lineage';
import { majorState, unitsInOrder } from './majorState';
import { rowValues } from './rowFields';
import { rowMaker } from './rowMaker';
import { writeCourse } from './writeCourse';

/** Where changes are written: into a major or the major of a draft, by somebody. */
export interface Target {
  majorId: number;
  userId: number;
}

/**
 * Makes rows of the mock of changes in the state of a major, as merges, updates and undos write them: rows keep their ids by lineage, what is new gets one. Entries whose row or column
 * goes, go with it. The order of courses is that of their age and is not written.
 */
export function writeChanges(mock: MockState, { majorId, userId }: Target, changes: readonly Change[]): void {
  const before = majorState(mock, majorId);
  const after = withoutLoose(applyChanges(changes, before));
  const touched = new Set(compareEditions(before, after).map(({ at }) => at.split('/')[0]!));
  if (touched.has('major')) writeMajor(mock, majorId, after.major);
  const units = new Map(unitsInOrder(mock, majorId).map((unit) => [lineageOf(mock, unit.id), unit]));
  for (const part of after.courses) {
    if (touched.has(`course:${part.lineage}`)) writeCourse(mock, majorId, part);
    units.delete(part.lineage);
  }
  for (const course of units.values()) {
    mock.courseUnits = mock.courseUnits.filter((unit) => unit !== course);
    mock.deletedCourses.push({ course, time: mock.now(), userId });
  }
}

function writeMajor(mock: MockState, majorId: number, part: StatePart): void {
  const major = majorOf(mock, majorId);
  const [own] = recordsOf(part, 'major');
  Object.assign(major, own && rowValues('major', own, major, mock.now()), { version: (major.version ?? 0) + 1 });
  const stored = mock.requires.get(majorId) ?? [];
  const storedIndicators = stored.flatMap(({ children }) => children);
  const isTaken = (id: number) =>
    [...mock.requires.values()].flat().some((one) => one.id === id || one.children.some((child) => child.id === id));
  const makeRequire = rowMaker(mock, 'requirement', stored, isTaken);
  const makeIndicator = rowMaker(mock, 'indicator', storedIndicators, isTaken);
  const requires = recordsOf(part, 'requirement').map((record) => {
    const indicators = recordsOf(part, 'indicator').filter(({ under }) => under === record.key);
    return {
      ...makeRequire(record, { description: '', children: [] }),
      children: indicators.map((indicator) => makeIndicator(indicator, { description: '' })),
    };
  });
  mock.requires.set(majorId, requires);
}
