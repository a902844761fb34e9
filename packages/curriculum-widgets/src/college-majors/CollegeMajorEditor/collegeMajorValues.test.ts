import { collegeMajorSchema, newRelateRow, type CollegeMajor, type CollegeMajorResponse } from '@college/curriculum-model';
import { collegeMajors } from '@college/curriculum-model/fixtures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collegeMajorProblems } from './collegeMajorProblems';
import {
  blankCollegeMajor,
  readableCollegeMajor,
  scoreSum,
  toCollegeMajorRequest,
  toCollegeMajorValues,
  type CollegeMajorValues,
} from './collegeMajorValues';
import { collegeMajorEditorMessages } from './messages';
import { rowsAfter, type RowAct } from './rowActs';

const now = '2026-05-14T08:00:00.000Z';
const text = collegeMajorEditorMessages.en;
const sample = collegeMajors[1]!;
const filled: CollegeMajorValues = {
  ...blankCollegeMajor(),
  name: '软件工程',
  typeId: 1809,
  academicSystem: [{ courseIds: [1001], score: '2' }],
};

describe('the score', () => {
  it.each([
    [['2', '3.5'], 5.5],
    [['0.1', '0.2'], 0.3],
    [['', '4'], 4],
    [['.', '12.5'], 12.5],
    [[], 0],
  ])('of %j is %d', (scores, sum) => expect(scoreSum(scores.map((score) => ({ score })))).toBe(sum));

  it('is exact for whatever is typed in hundredths', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(999_900), { maxLength: 30 }), (hundredths) => {
        const rows = hundredths.map((value) => ({ score: String(value / 100) }));
        expect(scoreSum(rows)).toBe(hundredths.reduce((total, value) => total + value, 0) / 100);
      }),
    );
  });
});

describe('a form', () => {
  it('of a new major begins with level 4 and demand type 1', () => {
    expect(blankCollegeMajor().relates).toEqual([{ label: '', occupationLevel: 4, demandType: 1 }]);
    expect(blankCollegeMajor().relates[0]).toBe(newRelateRow);
  });

  it('that is saved unchanged sends what was read', () => {
    for (const major of collegeMajors) {
      const { type, standard, academicYears, ...fields } = major;
      const sent = toCollegeMajorRequest(toCollegeMajorValues(major), { id: major.id, record: major }, now);
      const ids = { typeId: type.id, standardId: standard.id, academicYearsId: academicYears.id };
      expect({ ...sent, relates: JSON.parse(sent.relates) }).toEqual({ ...fields, ...ids, relates: JSON.parse(fields.relates) });
    }
  });

  it('keeps values that it does not offer', () => {
    const odd: CollegeMajorResponse = { ...sample, standard: { id: 77 }, relates: '[{"label":"数学","demandType":7}]' };
    const sent = toCollegeMajorRequest(toCollegeMajorValues(odd), { id: odd.id, record: odd }, now);
    expect([sent.standardId, sent.relates]).toEqual([77, '[{"label":"数学","demandType":7}]']);
  });

  it('sends no related major that nobody named', () => {
    const relates = [newRelateRow, { ...newRelateRow, label: ' 数学 ' }];
    const sent = toCollegeMajorRequest({ ...filled, relates }, { id: null, record: null }, now);
    expect(JSON.parse(sent.relates)).toEqual([{ label: '数学', occupationLevel: 4, demandType: 1 }]);
  });

  it('shows English to those who read in English', () => {
    expect(readableCollegeMajor(sample, 'en').name).toBe('Software Engineering');
    expect(readableCollegeMajor(sample, 'zh').name).toBe('软件工程');
  });

  it('without problems is one that the contract takes, with the sum as its score', () => {
    const values = fc.record({
      name: fc.string({ maxLength: 20 }),
      typeId: fc.option(fc.integer({ min: 1, max: 9999 })),
      academicSystem: fc.array(
        fc.record({
          courseIds: fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 3 }),
          score: fc.constantFrom('', '.', '2', '3.5', '9999', '99999'),
        }),
        { minLength: 1, maxLength: 5 },
      ),
      relates: fc.array(fc.record({ label: fc.string({ maxLength: 9 }), occupationLevel: fc.integer({ min: 1, max: 4 }) }), {
        maxLength: 3,
      }),
    });
    fc.assert(
      fc.property(values, (any) => {
        const form = { ...blankCollegeMajor(), ...any };
        const request: CollegeMajor = toCollegeMajorRequest(form, { id: null, record: null }, now);
        const isRight = Object.keys(collegeMajorProblems(form, text)).length === 0;
        if (isRight) {
          expect(collegeMajorSchema.safeParse(request).success).toBe(true);
          const chosen = any.relates.filter(({ label, occupationLevel }) => label.trim() !== '' || occupationLevel !== 4);
          expect(JSON.parse(request.relates)).toHaveLength(chosen.length);
        }
        expect(request.score).toBe(scoreSum(form.academicSystem));
      }),
    );
  });
});

describe('the problems of a major', () => {
  it.each([
    [{}, []],
    [{ name: ' ' }, ['name']],
    [{ typeId: null }, ['typeId']],
    [{ academicSystem: [{ courseIds: [], score: '' }] }, ['academicSystem.0.courseIds', 'academicSystem.0.score']],
    [{ academicSystem: [...filled.academicSystem, { courseIds: [1], score: '10000' }] }, ['academicSystem.1.score']],
    [{ relates: [newRelateRow, { label: ' ' }] }, []],
    [{ relates: [newRelateRow, { ...newRelateRow, label: ' ', occupationLevel: 2 }] }, ['relates.1.label']],
    [{ relates: [{ label: '', demandType: 0 }] }, ['relates.0.label']],
  ])('of %j', (change, fields) => expect(Object.keys(collegeMajorProblems({ ...filled, ...change }, text))).toEqual(fields));
});

describe('rows', () => {
  it.each<[RowAct<{ at: number }>, number, number[]]>([
    [{ type: 'added', row: { at: 3 } }, 0, [1, 2, 3]],
    [{ type: 'removed', place: 0 }, 1, [2]],
    [{ type: 'removed', place: 0 }, 2, [1, 2]],
    [{ type: 'removed', place: 9 }, 0, [1, 2]],
    [{ type: 'changed', place: 1, change: { at: 7 } }, 0, [1, 7]],
  ])('after %j with at least %d', (act, least, expected) =>
    expect(rowsAfter([{ at: 1 }, { at: 2 }], act, least).map(({ at }) => at)).toEqual(expected),
  );

  it('never go below their least number', () => {
    const act = fc.oneof(
      fc.record({ type: fc.constant('added' as const), row: fc.nat() }),
      fc.record({ type: fc.constant('removed' as const), place: fc.nat(5) }),
    );
    fc.assert(
      fc.property(fc.array(act), fc.constantFrom(0, 1), (acts, least) => {
        const rows = acts.reduce<readonly number[]>((now_, one) => rowsAfter(now_, one as RowAct<number>, least), [0]);
        expect(rows.length).toBeGreaterThanOrEqual(least);
      }),
    );
  });
});
