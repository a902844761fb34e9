import { describe, expect, it } from 'vitest';
import { conflictRuns, decide, followConflicts, inShownOrder, keysTakenBack, presentChoices, takeBack, undecided } from './decisions';

const conflicts = (...keys: string[]) => keys.map((key) => ({ key }));
const opened = followConflicts(undecided, conflicts('a', 'b', 'c'));

describe('decisions about conflicts', () => {
  it('begin with none', () => {
    expect(opened).toEqual({ choices: {}, past: [], order: ['a', 'b', 'c'] });
  });

  it('are taken back one by one, several at once as one step', () => {
    const decided = decide(decide(opened, ['a'], 'draft'), ['b', 'c'], 'current');
    expect(decided.choices).toEqual({ a: 'draft', b: 'current', c: 'current' });
    expect(keysTakenBack(decided)).toEqual(['b', 'c']);
    expect(takeBack(decided).choices).toEqual({ a: 'draft' });
    expect(takeBack(takeBack(decided)).choices).toEqual({});
    expect(takeBack(opened)).toBe(opened);
  });

  it('keep their places when conflicts come, and go with conflicts that are gone', () => {
    const decided = decide(decide(opened, ['a'], 'draft'), ['b'], { value: '自己写' });
    const later = followConflicts(decided, conflicts('new', 'c', 'a'));
    expect(later.order).toEqual(['a', 'c', 'new']);
    expect(later.choices).toEqual({ a: 'draft' });
    expect(takeBack(later).choices).toEqual({ a: 'draft' });
    expect(takeBack(takeBack(later)).choices).toEqual({});
  });

  it('stay for conflicts that are left out for now, and are not sent for them', () => {
    const narrowed = followConflicts(decide(opened, ['a', 'b'], 'draft'), conflicts('b'), { keepsAll: true });
    expect(presentChoices(narrowed)).toEqual({ b: 'draft' });
    expect(presentChoices(followConflicts(narrowed, conflicts('a', 'b', 'c')))).toEqual({ a: 'draft', b: 'draft' });
  });

  it('are shown by course, those that came later after all others', () => {
    const of = (key: string, lineage: number | null) => ({ key, course: lineage === null ? null : { lineage, name: `课程 ${lineage}` } });
    const shown = inShownOrder({ ...opened, order: ['a', 'b', 'c', 'd'] }, [of('d', 1), of('c', null), of('a', 1), of('b', 1)]);
    expect(conflictRuns(shown).map(({ course, conflicts: list }) => [course?.lineage, list.map(({ key }) => key)])).toEqual([
      [1, ['a', 'b']],
      [undefined, ['c']],
      [1, ['d']],
    ]);
  });
});
