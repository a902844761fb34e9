import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges } from './applyChanges';
import { reverseChanges } from './change';
import { compareEditions } from './compareEditions';
import { MisfitChangeError } from './MisfitChangeError';
import type { CurriculumState, StatePart, StateRecord } from './state';
import { copyOf, filledState, someState } from './states.test-data';

const record = (key: string, fields: StateRecord['fields'] = {}, under?: string): StateRecord => ({
  key,
  ...(under ? { under } : {}),
  fields,
});
const course = (lineage: number, records: StatePart['records']): StatePart => ({ kind: 'course', lineage, records });
const state = (requirements: StatePart['records'], ...courses: StatePart[]): CurriculumState => ({
  major: { kind: 'major', lineage: 7, records: requirements },
  courses,
});

const before = state(
  { requirement: [record('1', { number: '1', description: '工程知识' }), record('2', { number: '2', description: '问题分析' })] },
  course(1001, {
    course: [record('', { name: '数据结构', theoryPeriod: 48 })],
    chapter: [record('201', { name: '绪论' }), record('202', { name: '线性表' }), record('203', { name: '树' })],
    goal: [record('301', { description: '能建模' }, '31'), record('302', { description: '能实现' }, '32')],
    placedPoint: [record('201-301-221', { relate: 0 })],
  }),
);

describe('a comparison', () => {
  it('tells a new name from a new number, and a move from a deletion', () => {
    const after = state(
      { requirement: [record('2', { number: '1', description: '问题分析' }), record('1', { number: '2', description: '工程基础' })] },
      course(1001, {
        course: [record('', { name: '数据结构', theoryPeriod: 56, 'name.en': 'Data structures' })],
        chapter: [record('201', { name: '绪论' }), record('204', { name: '栈' }), record('203', { name: '树' })],
        goal: [record('302', { description: '能实现' }, '31'), record('301', { description: '能建模' }, '31')],
        placedPoint: [record('201-301-221', { relate: 1 })],
      }),
    );
    expect(compareEditions(before, after)).toEqual([
      { type: 'changed', at: 'major/requirement:2', fields: [{ name: 'number', before: '2', after: '1' }] },
      {
        type: 'changed',
        at: 'major/requirement:1',
        fields: [
          { name: 'number', before: '1', after: '2' },
          { name: 'description', before: '工程知识', after: '工程基础' },
        ],
      },
      { type: 'ordered', at: 'major/requirement', before: ['1', '2'], after: ['2', '1'] },
      {
        type: 'changed',
        at: 'course:1001',
        fields: [
          { name: 'name.en', before: '', after: 'Data structures' },
          { name: 'theoryPeriod', before: 48, after: 56 },
        ],
      },
      { type: 'added', at: 'course:1001/chapter:204', record: record('204', { name: '栈' }), behind: '201' },
      { type: 'removed', at: 'course:1001/chapter:202', record: record('202', { name: '线性表' }), behind: '201' },
      {
        type: 'moved',
        at: 'course:1001/goal:302',
        from: { under: '32', behind: null },
        to: { under: '31', behind: null },
      },
      { type: 'changed', at: 'course:1001/placedPoint:201-301-221', fields: [{ name: 'relate', before: 0, after: 1 }] },
    ]);
  });

  it('names a course that comes or goes with all that it has, and another order of the courses', () => {
    const [one, other] = [course(1, { course: [record('')] }), course(2, { course: [record('')], point: [record('5')] })];
    expect(compareEditions(state({}, one), state({}, one, other))).toEqual([
      { type: 'added', at: 'course:2', record: record(''), behind: '1' },
      { type: 'added', at: 'course:2/point:5', record: record('5'), behind: null },
    ]);
    expect(compareEditions(state({}, one, other), state({}, other, one))).toEqual([
      { type: 'ordered', at: 'courses', before: ['1', '2'], after: ['2', '1'] },
    ]);
  });

  it('does not read parts of the same digest', () => {
    const unread = (hash: string): StatePart => ({
      kind: 'course',
      lineage: 1,
      hash,
      get records(): never {
        throw new Error('This part was read.');
      },
    });
    expect(compareEditions(state({}, unread('a')), state({}, unread('a')))).toEqual([]);
    expect(() => compareEditions(state({}, unread('a')), state({}, unread('b')))).toThrow('was read');
  });

  it('finds nothing where nothing differs', () => {
    fc.assert(
      fc.property(someState, (one) => {
        expect(compareEditions(one, copyOf(one))).toEqual([]);
      }),
    );
  });

  it('leads from one state to the other, and reversed back', () => {
    fc.assert(
      fc.property(someState, someState, (one, other) => {
        const changes = compareEditions(one, other);
        expect(filledState(applyChanges(changes, one))).toEqual(filledState(other));
        expect(filledState(applyChanges(reverseChanges(changes), other))).toEqual(filledState(one));
      }),
    );
  });

  it('is the same the other way round', () => {
    fc.assert(
      fc.property(someState, someState, (one, other) => {
        const [forth, back] = [compareEditions(one, other), compareEditions(other, one)];
        const inOrder = (list: typeof forth) => list.map((change) => JSON.stringify(change)).toSorted();
        expect(inOrder(reverseChanges(forth))).toEqual(inOrder(back));
      }),
    );
  });

  it('leaves parts without a change as they are', () => {
    fc.assert(
      fc.property(someState, someState, (one, other) => {
        const kept = { ...one, courses: other.courses };
        expect(applyChanges(compareEditions(one, kept), one).major).toBe(one.major);
      }),
    );
  });
});

describe('changes that do not fit', () => {
  it.each([
    ['a change of what is not there', { type: 'changed', at: 'course:1001/goal:9', fields: [] }],
    ['a removal of what is not there', { type: 'removed', at: 'course:1001/goal:9', record: record('9') }],
    ['a move of what is not there', { type: 'moved', at: 'course:1001/goal:9', from: {}, to: {} }],
    ['an addition of what is there', { type: 'added', at: 'course:1001/goal:301', record: record('301') }],
    ['an addition of a course that is there', { type: 'added', at: 'course:1001', record: record('') }],
    ['a change in a course that is not there', { type: 'changed', at: 'course:9/goal:9', fields: [] }],
  ] as const)('are refused: %s', (_, change) => {
    expect(() => applyChanges([change], before)).toThrow(MisfitChangeError);
  });
});
