import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleCourseData, sampleCourseUnit } from '../fixtures';
import { completionItems, unmetItems } from './completion';
import { withEditedCourse } from './liveItems';

const course = sampleCourseUnit(1004);
const stored = completionItems(sampleCourseData(1004));
const emptied = completionItems({ ...sampleCourseData(1004), course: { ...course, introduction: '', courseMatrixVOS: [] } });

describe('completion of a unit being edited', () => {
  it('changes nothing while nothing was edited', () => {
    expect(withEditedCourse(stored, course)).toEqual(stored);
  });

  it('counts what was filled in before it is saved', () => {
    const missing = (items: typeof stored) => unmetItems(items).map(({ id }) => id);
    expect(missing(emptied)).toEqual(expect.arrayContaining(['info.introduction', 'base.projects', 'base.projectNames']));
    const edited = missing(withEditedCourse(emptied, course));
    expect(edited).not.toContain('info.introduction');
    expect(edited).not.toContain('base.projects');
    expect(edited).toContain('base.taskGoals');
  });

  it('equals the result of the whole rule set for any field values', () => {
    const fields = fc.record({
      name: fc.constantFrom('', ' ', '图论'),
      classId: fc.constantFrom(null, 1001),
      theoryPeriod: fc.constantFrom(0, 32),
      criterion: fc.string(),
    });
    fc.assert(
      fc.property(fields, (change) => {
        const edited = { ...course, ...change };
        expect(withEditedCourse(stored, edited)).toEqual(completionItems({ ...sampleCourseData(1004), course: edited }));
      }),
      { numRuns: 40 },
    );
  });
});
