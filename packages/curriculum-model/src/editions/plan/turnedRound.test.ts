import { expect, it } from 'vitest';
import { maxGoals } from '../../goals';
import type { CurriculumState, StateRecord } from '../state';
import { findingsOf } from './mergePlan';
import { turnedRound, turnedUnasked } from './turnedRound';

const stateWith = (texts: readonly string[]): CurriculumState => ({
  major: {
    kind: 'major',
    lineage: 1,
    records: {
      major: [{ key: '', fields: {} }],
      requirement: [{ key: '1', fields: {} }],
      indicator: [{ key: '2', under: '1', fields: {} }],
    },
  },
  courses: [
    {
      kind: 'course',
      lineage: 5,
      records: {
        course: [{ key: '', fields: { name: '编译原理' } }],
        goal: texts.map((description, at): StateRecord => ({ key: String(at + 1), under: '2', fields: { description } })),
      },
    },
  ],
});
const blocking = (merge: ReturnType<typeof turnedRound>) => findingsOf(merge, merge.current, 'zh').filter(({ type }) => type === 'blocks');
const many = Array.from({ length: maxGoals + 1 }, (_, at) => `目标${at}`);

it.each([
  ['equal goals', ['理解', '理解'], ['理解', '运用']],
  ['more goals than editors store', many, many.slice(1).reverse()],
])('an undo brings back %s: they were stored before its act', (_, before, after) => {
  const act = { before: stateWith(before), after: stateWith(after) };
  expect(blocking(turnedRound(act, act.after, {}))).toEqual([]);
  expect(blocking(turnedUnasked(act, act.after))).toEqual([]);
});

it('an undo makes no goals equal that never were', () => {
  const act = { before: stateWith(['理解', '运用']), after: stateWith(['分析', '运用']) };
  const now = stateWith(['分析', '理解']);
  expect(blocking(turnedRound(act, now, {}))).toHaveLength(1);
});
