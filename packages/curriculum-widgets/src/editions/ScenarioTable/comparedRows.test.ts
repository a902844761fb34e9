import { sideFigures } from '@college/curriculum-model';
import { describe, expect, it } from 'vitest';
import { scenarioStates } from '../fakes/scenarios';
import { bestSides, coverageRows, figureRows, type Side } from './comparedRows';

const states = scenarioStates();
const side = { ref: 'current:1001', kind: 'current', name: '', entryYear: null, takenAt: null, majorId: 1001 } as const;
const sideOf = (name: keyof typeof states): Side => ({ side, ...sideFigures(states.current, states[name], 'zh') });
const sidesOf = (...names: (keyof typeof states)[]) => [sideOf('current'), ...names.map(sideOf)];

describe('coverage of scenarios', () => {
  it('has a row for each requirement and a square for each indicator point', () => {
    const rows = coverageRows(sidesOf('merged', 'strengthened'));
    expect(rows.length).toBe(states.current.major.records.requirement?.length);
    expect(rows.every(({ cells }) => cells[0]?.change === 'same')).toBe(true);
    expect(rows.flatMap(({ cells }) => cells[0]?.squares ?? []).length).toBe(states.current.major.records.indicator?.length);
  });

  it('says where support was lost and where it was won', () => {
    const rows = coverageRows(sidesOf('merged', 'strengthened'));
    expect(rows.some(({ cells }) => cells[1]?.change === 'worse')).toBe(true);
    expect(rows.some(({ cells }) => cells[2]?.change === 'better' && cells[2].squares.some(({ isDifferent }) => isDifferent))).toBe(true);
    expect(rows.some(({ cells }) => cells[2]?.change === 'worse')).toBe(false);
  });

  it('is the same row for a requirement that moved, and a row more for one that only a scenario has', () => {
    const { current } = states;
    const requirement = [...current.major.records.requirement!].toReversed();
    const added = { key: '99', fields: { description: '新要求' } };
    const moved = { ...current, major: { ...current.major, records: { ...current.major.records, requirement: [...requirement, added] } } };
    const rows = coverageRows([sideOf('current'), { side, ...sideFigures(current, moved, 'zh') }]);
    expect(rows.length).toBe(requirement.length + 1);
    expect(rows.at(-1)).toMatchObject({ text: '新要求', cells: [null, { squares: [] }], isDifferent: false });
    expect(rows.filter(({ isDifferent }) => isDifferent)).toEqual([]);
  });

  it('differs nowhere in a scenario in which nothing was changed', () => {
    const sides = sidesOf('equal');
    expect([...coverageRows(sides), ...figureRows(sides)].filter(({ isDifferent }) => isDifferent)).toEqual([]);
  });
});

describe('figures of scenarios', () => {
  it('say what each has more or less than the current edition', () => {
    const rows = figureRows(sidesOf('merged'));
    const [hours] = rows;
    expect(hours).toMatchObject({ name: 'totalHours', isDifferent: true });
    expect(hours!.cells[1]!.more).toBeLessThan(0);
    expect(rows.find(({ name }) => name === 'courses')?.cells.map(({ more }) => more)).toEqual([0, -1]);
  });

  it('leave credits out where no syllabus names any', () => {
    const bare = (one: Side): Side => ({ ...one, figures: { ...one.figures, credits: null } });
    expect(figureRows(sidesOf('merged').map(bare)).map(({ name }) => name)).not.toContain('credits');
  });

  it('name the best only where one is better than all others, and never the current edition', () => {
    expect(bestSides(sidesOf('merged', 'strengthened'))).toEqual({ coverage: 2, gaps: 2 });
    expect(bestSides(sidesOf('strengthened', 'strengthened')).coverage).toBeNull();
    expect(bestSides(sidesOf('equal'))).toEqual({ coverage: null, gaps: null });
  });
});
