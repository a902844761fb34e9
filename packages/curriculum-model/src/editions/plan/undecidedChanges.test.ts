import { expect, it } from 'vitest';
import type { ConflictChoices, MergeTarget } from '../calls';
import { aState, without, write } from '../programme.test-data';
import type { CurriculumState } from '../state';
import { mergePlan } from './mergePlan';
import { threeWay } from './threeWay';

const courseNamed = (fields: Record<string, string>) => aState((_, course) => write(course.course, '', fields));

function listed(draft: CurriculumState, current: CurriculumState, choices: ConflictChoices = {}, into: MergeTarget = 'current') {
  const merge = threeWay({ base: aState(), draft, current, into, take: 'all', choices });
  const { conflicts, changes, kept } = mergePlan(merge, into, 'zh');
  const labels = (list: typeof kept) => list.map(({ fields }) => fields.map(({ label }) => label));
  return { keys: conflicts.map(({ key }) => key), goesIn: labels(changes), stays: labels(kept) };
}

it('what somebody still has to decide is neither among what stays nor among what goes in', () => {
  const [draft, current] = [courseNamed({ name: '图论' }), courseNamed({ name: '图的理论', introduction: '图与网络' })];
  const { keys, ...open } = listed(draft, current);
  expect(keys).toHaveLength(1);
  expect(open).toEqual({ goesIn: [], stays: [['课程简介']] });
  expect(listed(draft, current, { [keys[0]!]: 'current' })).toMatchObject({ goesIn: [], stays: [['课程名称', '课程简介']] });
  expect(listed(draft, current, {}, 'draft')).toMatchObject({ goesIn: [['课程简介']], stays: [] });
  expect(listed(draft, current, { [keys[0]!]: 'current' }, 'draft')).toMatchObject({ goesIn: [['课程名称', '课程简介']], stays: [] });
});

it('a change at what the other side removed is asked about as a whole', () => {
  const [draft, current] = [
    aState((_, course) => {
      without(course, 'goal', '301');
      without(course, 'placedPoint', '201-301-221');
      without(course, 'placedKsa', '201-301-221-211-231');
    }),
    aState((_, course) => write(course.goal, '301', { description: '能建立模型' })),
  ];
  expect(listed(draft, current)).toMatchObject({ keys: [expect.any(String)], stays: [] });
});
