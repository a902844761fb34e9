import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completionItems, completionReport, type CourseData } from '../completion';
import { linkedMatricesOfSample, sampleCourseData } from '../fixtures';
import { bilingual } from '../fields';
import { breaksOf, breaksSentences, matrixFindings, type LinkedMatrices, type ThreadItem } from '../matrices';

const chinese = /\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/u;
const courseIds = fc.constantFrom(1003, 1004, 1007, 1010);

/** Whatever subset of the lists is left, each item is one of the sample, where everything is translated. */
function someOf<Row>(rows: readonly Row[]) {
  return fc.subarray([...rows]);
}

const courseData: fc.Arbitrary<CourseData> = courseIds.chain((id) => {
  const data = sampleCourseData(id);
  return fc
    .record({
      points: someOf(data.points),
      ksa: someOf(data.ksa),
      bindings: someOf(data.bindings),
      taskGoals: someOf(data.taskGoals),
      courseCells: someOf(data.courseCells),
      projectCells: someOf(data.projectCells),
      rows: someOf(data.course.courseMatrixVOS),
    })
    .map(({ rows, ...lists }) => ({ ...data, ...lists, course: { ...data.course, courseMatrixVOS: rows } }));
});

const linkedMatrices: fc.Arbitrary<LinkedMatrices> = courseIds.chain((id) => {
  const matrices = linkedMatricesOfSample(id);
  return fc
    .record({
      bindings: someOf(matrices.bindings),
      placedPoints: someOf(matrices.placedPoints),
      placedKsas: someOf(matrices.placedKsas),
      taskGoals: someOf(matrices.taskGoals),
    })
    .map((lists) => ({ ...matrices, ...lists }));
});

function chineseIn(sentences: readonly string[]): string[] {
  return sentences.filter((sentence) => chinese.test(sentence));
}

describe('sentences about translated records', () => {
  it('hold no Chinese in the English of the data check and its report', () => {
    fc.assert(
      fc.property(courseData, (data) => {
        const items = completionItems(data);
        expect(chineseIn(items.flatMap(({ name, sentence }) => [name.en, sentence.en]))).toEqual([]);
        const { summary, details } = completionReport(items, 'en');
        expect(chineseIn([summary, details].flatMap(({ columns, rows }) => [...columns, ...rows.flat()]))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('hold no Chinese in the English of the gaps of the matrices', () => {
    fc.assert(
      fc.property(linkedMatrices, (matrices) => {
        expect(chineseIn(matrixFindings(matrices).map(({ sentence }) => sentence.en))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('hold no Chinese in the English of what a deletion takes along', () => {
    fc.assert(
      fc.property(linkedMatrices, (matrices) => {
        const items: ThreadItem[] = [
          ...matrices.points.map(({ id }): ThreadItem => ({ kind: 'point', id })),
          ...matrices.ksas.map(({ id }): ThreadItem => ({ kind: 'ksa', id })),
          ...matrices.goals.map(({ id }): ThreadItem => ({ kind: 'goal', id })),
          ...matrices.projects.map(({ id }): ThreadItem => ({ kind: 'project', id })),
        ];
        expect(chineseIn(items.flatMap((item) => breaksSentences(matrices, breaksOf(matrices, item)).map(({ en }) => en)))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it('names a record in Chinese where nobody wrote its English', () => {
    expect(bilingual({ name: '图论', translations: {} }, 'name')).toEqual({ zh: '图论', en: '图论' });
  });
});
