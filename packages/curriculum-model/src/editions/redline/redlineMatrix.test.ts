import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aState, record, without, write } from '../programme.test-data';
import { copyOf, someState } from '../states.test-data';
import { recordsOf, type CurriculumState } from '../state';
import { withoutLoose } from '../withoutLoose';
import { redlineMatrix } from './redlineMatrix';

const whole = someState.map(withoutLoose);
const keysOf = (state: CurriculumState) => recordsOf(state.major, 'indicator').map(({ key }) => key);
const coursesOf = (state: CurriculumState) => state.courses.map(({ lineage }) => lineage);

describe('two major matrices in one', () => {
  it('mark what support came, went, and grew', () => {
    const before = aState((_, course) => course.binding!.push(record('21', { relate: 0 })));
    const after = aState((_, course) => write(course.binding, '11', { relate: 1 }));
    const { rows, columns } = redlineMatrix(before, after, 'zh');
    expect(rows).toMatchObject([{ lineage: 1001, mark: 'same', isEdited: false }]);
    expect(rows[0]!.cells).toEqual([
      { key: '11', before: 0, after: 1, mark: 'weakened' },
      { key: '21', before: 0, after: -1, mark: 'removed' },
    ]);
    expect(columns).toMatchObject([
      { key: '11', before: { strong: 1, weak: 0 }, after: { strong: 0, weak: 1 }, opened: ['indicatorWeakOnly'] },
      { key: '21', after: { strong: 0, weak: 0 }, opened: ['indicatorUnsupported'] },
    ]);
    const back = redlineMatrix(after, before, 'zh');
    expect(back.rows[0]!.cells).toContainEqual({ key: '11', before: 1, after: 0, mark: 'strengthened' });
    expect(back.columns[1]!.closed).toEqual(['indicatorUnsupported']);
  });

  it('keep what is gone where it was, and what moved where it is', () => {
    const before = aState((major) => major.indicator!.splice(1, 0, record('12', { number: '1.2', description: '能分析' }, '1')));
    const gone = redlineMatrix(before, aState(), 'zh');
    expect(gone.columns.map(({ key, mark }) => `${key} ${mark}`)).toEqual(['11 same', '12 removed', '21 same']);
    const moved = redlineMatrix(
      before,
      aState((major) => major.indicator!.push(record('12', { number: '2.2', description: '能分析' }, '2'))),
      'zh',
    );
    expect(moved.columns.map(({ key, requirement, mark }) => `${requirement}/${key} ${mark}`)).toEqual([
      '1/11 same',
      '2/21 same',
      '2/12 same',
    ]);
  });

  it('say of which courses more than support differs', () => {
    const edited = aState((_, course) => {
      without(course, 'point', '221');
      without(course, 'placedPoint', '201-301-221');
      without(course, 'placedKsa', '201-301-221-211-231');
    });
    expect(redlineMatrix(aState(), edited, 'zh').rows).toMatchObject([{ isEdited: true }]);
  });

  it('hold every indicator point and course of either state once, the later ones in their order', () => {
    fc.assert(
      fc.property(whole, whole, (before, after) => {
        const { columns, rows } = redlineMatrix(before, after, 'zh');
        const [keys, lineages] = [columns.map(({ key }) => key), rows.map(({ lineage }) => lineage)];
        expect(keys.toSorted()).toEqual([...new Set([...keysOf(before), ...keysOf(after)])].toSorted());
        expect(lineages.toSorted()).toEqual([...new Set([...coursesOf(before), ...coursesOf(after)])].toSorted());
        expect(rows.filter(({ mark }) => mark !== 'removed').map(({ lineage }) => lineage)).toEqual(coursesOf(after));
        for (const { key, after: count } of columns) {
          const cells = rows.flatMap((row) => row.cells.filter((cell) => cell.key === key).map((cell) => cell.after));
          expect(count).toEqual({ strong: cells.filter((one) => one === 0).length, weak: cells.filter((one) => one === 1).length });
        }
      }),
    );
  });

  it('are without a mark where the states are the same', () => {
    fc.assert(
      fc.property(whole, (state) => {
        const { columns, rows } = redlineMatrix(state, copyOf(state), 'zh');
        const marks = [...columns, ...rows, ...rows.flatMap(({ cells }) => cells)].map(({ mark }) => mark);
        expect(new Set(marks)).toEqual(new Set(marks.length === 0 ? [] : ['same']));
        expect(rows.some(({ isEdited }) => isEdited)).toBe(false);
      }),
    );
  });
});
