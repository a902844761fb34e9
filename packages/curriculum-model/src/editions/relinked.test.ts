import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareEditions } from './compareEditions';
import { relinked, relinkedSides } from './relinked';
import { recordKinds, shapeOf } from './shapes';
import type { CurriculumState, StatePart } from './state';
import { copyOf, someState } from './states.test-data';
import { withoutLoose } from './withoutLoose';

const whole = someState.map(withoutLoose);

/** A state whose texts all differ, as those of people mostly do. */
function withOwnTexts(state: CurriculumState): CurriculumState {
  const inPart = (part: StatePart): StatePart => ({
    ...part,
    records: Object.fromEntries(
      Object.entries(part.records).map(([kind, list]) => [
        kind,
        list.map((record) => ({
          ...record,
          fields: { ...record.fields, description: `${kind} ${record.key}`, name: `${kind} ${record.key}` },
        })),
      ]),
    ),
  });
  return { major: inPart(state.major), courses: state.courses.map(inPart) };
}

/** The same state after every numbered record was deleted and recreated. */
function recreated(state: CurriculumState): CurriculumState {
  const again = (key: string) => String(Number(key) + 1000);
  const inPart = (part: StatePart): StatePart => ({
    ...part,
    records: Object.fromEntries(
      recordKinds.flatMap((kind) => {
        const { refs, under } = shapeOf(kind);
        const list = part.records[kind]?.map((record) => ({
          ...record,
          key: refs?.length === 0 ? '' : record.key.split('-').map(again).join('-'),
          ...(record.under !== undefined && under !== 'letter' ? { under: again(record.under) } : {}),
        }));
        return list ? [[kind, list]] : [];
      }),
    ),
  });
  return { major: inPart(state.major), courses: state.courses.map(inPart) };
}

describe('relinked states', () => {
  it('match every record that was deleted and recreated, whatever refers to it', () => {
    fc.assert(
      fc.property(whole, (state) => {
        const own = withOwnTexts(state);
        expect(relinked(own, recreated(own))).toEqual(own);
        expect(compareEditions(own, relinked(own, recreated(own)))).toEqual([]);
      }),
    );
  });

  it('never have more differences than before, and are unchanged where nothing was recreated', () => {
    fc.assert(
      fc.property(whole, whole, (one, other) => {
        const [before, after] = [compareEditions(one, other), compareEditions(one, relinked(one, other))];
        const count = (changes: typeof before) => changes.filter(({ type }) => type === 'added' || type === 'removed').length;
        expect(count(after)).toBeLessThanOrEqual(count(before));
        const same = copyOf(one);
        expect(relinked(one, same).major).toBe(same.major);
      }),
    );
  });

  it('do not guess between two that say the same', () => {
    const points = (...keys: string[]): CurriculumState => ({
      major: { kind: 'major', lineage: 7, records: {} },
      courses: [{ kind: 'course', lineage: 1, records: { point: keys.map((key) => ({ key, fields: { title: '链表' } })) } }],
    });
    const keys = (state: CurriculumState) => state.courses[0]!.records.point!.map(({ key }) => key);
    expect(keys(relinked(points('1'), points('5')))).toEqual(['1']);
    expect(keys(relinked(points('1', '2'), points('5')))).toEqual(['5']);
    expect(keys(relinked(points('1'), points('5', '6')))).toEqual(['5', '6']);
    expect(keys(relinked(points('1'), points('1', '6')))).toEqual(['1', '6']);
  });

  it('of a merge have the keys of the side that is written, whichever side recreated a record', () => {
    fc.assert(
      fc.property(whole, (state) => {
        const own = withOwnTexts(state);
        for (const [target, other] of [
          [recreated(own), own],
          [own, recreated(own)],
        ] as const) {
          const sides = relinkedSides({ base: own, target, other });
          expect(sides.target).toBe(target);
          expect([compareEditions(target, sides.base), compareEditions(target, sides.other)]).toEqual([[], []]);
        }
      }),
    );
  });
});
