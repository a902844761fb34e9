import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareEditions } from '../compareEditions';
import type { Change } from '../change';
import { aState, record, without, write, type Records } from '../programme.test-data';
import { copyOf, filledState, someState } from '../states.test-data';
import type { CurriculumState } from '../state';
import { twoWalks } from '../walks.test-data';
import { withoutLoose } from '../withoutLoose';
import { mergeEditions } from './mergeEditions';
import { selectChanges } from './selectChanges';

const unrelated = fc.record({ base: someState.map(withoutLoose), draft: someState.map(withoutLoose) });
const revisions = fc.oneof({ arbitrary: twoWalks, weight: 4 }, { arbitrary: unrelated, weight: 1 });
const expectSame = (one: CurriculumState, other: CurriculumState) => expect(filledState(one)).toEqual(filledState(other));
const keyOf = ({ type, at }: Change) => `${type} ${at}`;
const withoutOrders = (changes: readonly Change[]) => changes.filter(({ type }) => type !== 'ordered').map(keyOf);

/** What comes along with the wanted places of an edited programme, and what is left out. */
function select(edit: (major: Records, course: Records) => void, ...wanted: string[]) {
  const { broughtAlong, leftOut } = selectChanges(aState(), aState(edit), ({ at }) => wanted.includes(at));
  return { along: broughtAlong.map(keyOf), left: leftOut.map(keyOf) };
}

describe('a selection of changes', () => {
  it('brings along what a new record depends on', () => {
    const edit = (_: Records, course: Records) => {
      course.chapter!.push(record('204', { name: '图' }));
      course.point!.push(record('222', { title: '最短路径' }), record('223', { title: '拓扑排序' }));
      course.placedPoint!.push(record('204-301-222', { relate: 1 }));
    };
    expect(select(edit, 'course:1001/placedPoint:204-301-222')).toEqual({
      along: ['added course:1001/chapter:204', 'added course:1001/point:222'],
      left: ['added course:1001/point:223'],
    });
  });

  it('brings along that a goal was bound, where a point is placed under it', () => {
    const edit = (_: Records, course: Records) => {
      course.binding!.push(record('21', { relate: 1 }));
      write(course.goal, '302', { isBound: true });
      course.placedPoint!.push(record('202-302-221', { relate: 0 }));
    };
    expect(select(edit, 'course:1001/placedPoint:202-302-221').along).toEqual([
      'added course:1001/binding:21',
      'changed course:1001/goal:302',
    ]);
  });

  it('brings along what became of everything below something removed', () => {
    const edit = (_: Records, course: Records) => {
      without(course, 'chapter', '201');
      for (const kind of ['taskGoal', 'placedPoint', 'placedKsa'] as const) course[kind] = [];
      write(course.course, '', { name: '算法' });
    };
    expect(select(edit, 'course:1001/chapter:201')).toEqual({
      along: [
        'removed course:1001/taskGoal:211',
        'removed course:1001/placedPoint:201-301-221',
        'removed course:1001/placedKsa:201-301-221-211-231',
      ],
      left: ['changed course:1001'],
    });
  });

  it('brings a new course along with anything in it, and takes a removed one whole', () => {
    const draft: CurriculumState = {
      ...aState(),
      courses: [
        { kind: 'course', lineage: 1002, records: { course: [record('', { name: '编译' })], chapter: [record('401', { name: '词法' })] } },
      ],
    };
    const added = selectChanges(aState(), draft, ({ at }) => at === 'course:1002/chapter:401');
    expect(added.broughtAlong.map(keyOf)).toEqual(['added course:1002']);
    expect(added.draft.courses.map(({ lineage }) => lineage).toSorted()).toEqual([1001, 1002]);
    const removed = selectChanges(aState(), draft, ({ at }) => at === 'course:1001');
    expect(removed.draft.courses).toEqual([]);
    expect(removed.leftOut.map(keyOf)).toEqual(['added course:1002', 'added course:1002/chapter:401']);
  });

  it('refuses states in which a record has no owner', () => {
    const loose = aState((_, course) => without(course, 'chapter', '201'));
    expect(() => selectChanges(loose, loose, () => false)).toThrow(TypeError);
  });

  it('of everything is the draft, and of nothing the base', () => {
    fc.assert(
      fc.property(revisions, ({ base, draft }) => {
        const all = selectChanges(base, draft, () => true);
        expect([all.broughtAlong, all.leftOut]).toEqual([[], []]);
        expectSame(all.draft, draft);
        const none = selectChanges(base, draft, () => false);
        expect(none.broughtAlong).toEqual([]);
        expectSame(none.draft, base);
      }),
    );
  });

  it('stands by itself, holds what was asked for, and makes no change that the draft does not make', () => {
    fc.assert(
      fc.property(revisions, fc.infiniteStream(fc.boolean()), ({ base, draft }, wishes) => {
        const wanted = new Set(compareEditions(base, copyOf(draft)).flatMap((change) => (wishes.next().value ? [keyOf(change)] : [])));
        const { draft: selected, broughtAlong, leftOut } = selectChanges(base, draft, (change) => wanted.has(keyOf(change)));
        expectSame(withoutLoose(selected), selected);
        const all = compareEditions(base, draft).map(keyOf);
        expect([...wanted, ...[...broughtAlong, ...leftOut].map(keyOf)].toSorted()).toEqual(all.toSorted());
        const made = withoutOrders(compareEditions(base, selected));
        expect(made.toSorted()).toEqual(
          withoutOrders(compareEditions(base, draft))
            .filter((key) => !leftOut.some((change) => keyOf(change) === key))
            .toSorted(),
        );
        // What was left out can be merged later, as if it had been done after the selection was.
        const rest = mergeEditions({ base, draft, current: selected });
        expect(rest.conflicts.filter(({ type }) => type !== 'ordered')).toEqual([]);
      }),
    );
  });
});
