import { completionItems, completionOf, progressOf, unmetItems } from '@college/curriculum-model';
import { courseUnitWithWrongHours, sampleCourseData, sampleCourseUnit } from '@college/curriculum-model/fixtures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemsMissing, sampleItems } from '../fakes/sampleItems';
import { checkOf, isUnfoldedAtFirst } from './checkParts';

describe('parts of the panel', () => {
  it('are those of popup and report, with the same figures', () => {
    const check = checkOf(sampleItems);
    const completion = completionOf(sampleItems);
    expect(check.parts.map(({ name, rate, completion: done }) => [name, rate, done])).toEqual(
      Object.entries(completion).map(([name, part]) => [name, part.rate, part.completion]),
    );
    expect(check.overall).toBe(progressOf(completion));
    expect(check.missingCount).toBe(unmetItems(sampleItems).length);
  });

  it('count what is being typed', () => {
    const course = sampleCourseUnit(1004);
    expect(checkOf(sampleItems, { ...course, introduction: ' ' }).parts[0]!.missing.map(({ id }) => id)).toEqual(['info.introduction']);
    const emptied = completionItems({ ...sampleCourseData(1004), course: { ...course, criterion: '' } });
    expect(checkOf(emptied).parts[0]!.rate).toBe(86);
    expect(checkOf(emptied, course).parts[0]!.rate).toBe(100);
  });

  it('doubt hours that do not add up without calling them missing', () => {
    const check = checkOf(itemsMissing(0), courseUnitWithWrongHours);
    expect(check.doubtCount).toBe(1);
    expect(check.missingCount).toBe(0);
    expect(check.parts.find(({ name }) => name === 'base')?.doubts[0]).toMatchObject({ kind: 'theory' });
    expect(checkOf(itemsMissing(0), { ...courseUnitWithWrongHours, courseMatrixVOS: [] }).doubtCount).toBe(0);
  });

  it.each([
    [0, false],
    [1, true],
    [8, true],
    [9, false],
  ])('with %i findings are unfolded at first: %s', (count, isUnfolded) => {
    expect(isUnfoldedAtFirst({ missing: sampleItems.slice(0, count), doubts: [], gaps: [] })).toBe(isUnfolded);
  });

  it('share out every missing item once', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: sampleItems.length, maxLength: sampleItems.length }), (done) => {
        const items = sampleItems.map((item, index) => ({ ...item, isDone: done[index] === true }));
        const listed = checkOf(items).parts.flatMap(({ missing }) => missing.map(({ id }) => id));
        expect(listed.toSorted()).toEqual(
          unmetItems(items)
            .map(({ id }) => id)
            .toSorted(),
        );
      }),
    );
  });
});
