import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from '../../hours';
import { aState, record, without, write } from '../programme.test-data';
import { copyOf, someState } from '../states.test-data';
import { recordsOf, type CurriculumState } from '../state';
import { withoutLoose } from '../withoutLoose';
import { coverageChange } from './coverageChange';
import { figuresOf } from './editionFigures';

const whole = someState.map(withoutLoose);

describe('the figures of a curriculum', () => {
  it('are its support by indicator point, its gaps, hours and credits', () => {
    const state = aState((_, course) => {
      write(course.course, '', { classId: 1, theoryPeriod: 48, practicePeriod: 16.5 });
      course.syllabus = [record('', { score: 4 })];
    });
    expect(figuresOf(state)).toEqual({
      courses: 1,
      indicators: [
        { key: '11', number: '1.1', strong: 1, weak: 0 },
        { key: '21', number: '2.1', strong: 0, weak: 0 },
      ],
      strong: { covered: 1, total: 2 },
      gaps: [{ rule: 'indicatorUnsupported', at: 'major/indicator:21' }],
      hours: { theory: 48, practice: 16.5 },
      credits: 4,
    });
  });

  it('name the course, the support and the indicator point that lack something', () => {
    const state = aState((_, course) => {
      write(course.course, '', { classId: 2 });
      without(course, 'goal', '301');
    });
    expect(figuresOf(state).gaps).toEqual([
      { rule: 'indicatorOnOneElective', at: 'major/indicator:11' },
      { rule: 'indicatorUnsupported', at: 'major/indicator:21' },
      { rule: 'bindingWithoutGoal', at: 'course:1001/binding:11' },
    ]);
    const bare = aState((_, course) => {
      write(course.course, '', { classId: 1 });
      without(course, 'binding', '11');
    });
    expect(figuresOf(bare).gaps).toContainEqual({ rule: 'courseWithoutSupport', at: 'course:1001' });
  });

  it('count each support once, whatever the state', () => {
    fc.assert(
      fc.property(whole, (state) => {
        const indicators = new Set(recordsOf(state.major, 'indicator').map(({ key }) => key));
        const supports = state.courses
          .flatMap((part) => recordsOf(part, 'binding'))
          .filter(({ key, fields }) => indicators.has(key) && (fields.relate === 0 || fields.relate === 1));
        const { indicators: figures } = figuresOf(state);
        expect(sum(figures.map(({ strong, weak }) => strong + weak))).toBe(supports.length);
        expect(figures.map(({ key }) => key).toSorted()).toEqual([...indicators].toSorted());
      }),
    );
  });
});

describe('the change of coverage', () => {
  const supportOf = (relate: number | null) => (state: CurriculumState) => ({
    ...state,
    courses: state.courses.map((part) => ({
      ...part,
      records: { ...part.records, binding: relate === null ? [] : [record('11', { relate })] },
    })),
  });

  it.each([
    { before: 0, after: 1, opened: ['indicatorWeakOnly'], closed: [] },
    { before: 1, after: 0, opened: [], closed: ['indicatorWeakOnly'] },
    { before: 1, after: null, opened: ['indicatorUnsupported'], closed: [] },
    { before: null, after: 1, opened: [], closed: ['indicatorUnsupported'] },
  ])('from $before to $after opens $opened and closes $closed', ({ before, after, opened, closed }) => {
    const change = coverageChange(supportOf(before)(aState()), supportOf(after)(aState()));
    expect(change.opened.filter(({ at }) => at.startsWith('major')).map(({ rule }) => rule)).toEqual(opened);
    expect(change.closed.filter(({ at }) => at.startsWith('major')).map(({ rule }) => rule)).toEqual(closed);
    expect(change.indicators.map(({ key }) => key)).toEqual(['11']);
  });

  it('does not close the gaps of what is gone', () => {
    const after = aState((major) => without(major, 'indicator', '21'));
    expect(coverageChange(aState(), after)).toMatchObject({ opened: [], closed: [], indicators: [{ key: '21', after: null }] });
  });

  it('names the hours and credits of a course that differ', () => {
    const after = aState((_, course) => {
      write(course.course, '', { theoryPeriod: 32 });
      course.syllabus = [record('', { score: 2 })];
    });
    expect(coverageChange(aState(), after).courses).toEqual([
      { lineage: 1001, before: { theory: 0, practice: 0, credits: null }, after: { theory: 32, practice: 0, credits: 2 } },
    ]);
  });

  it('is nothing between equal states', () => {
    fc.assert(
      fc.property(whole, (state) => {
        expect(coverageChange(state, copyOf(state))).toMatchObject({ opened: [], closed: [], indicators: [], courses: [] });
      }),
    );
  });

  it('accounts for every gap and for every hour', () => {
    fc.assert(
      fc.property(whole, whole, (one, other) => {
        const { before, after, opened, closed, courses } = coverageChange(one, other);
        const text = ({ rule, at }: { rule: string; at: string }) => `${rule} ${at}`;
        expect(after.gaps.map(text)).toEqual(expect.arrayContaining(opened.map(text)));
        expect(before.gaps.map(text)).toEqual(expect.arrayContaining(closed.map(text)));
        // A gap that is in both is neither opened nor closed.
        const both = new Set(before.gaps.map(text).filter((gap) => after.gaps.map(text).includes(gap)));
        expect([...opened, ...closed].filter((gap) => both.has(text(gap)))).toEqual([]);
        const more = sum(courses.map(({ before: was, after: is }) => (is?.theory ?? 0) - (was?.theory ?? 0)));
        expect(more).toBeCloseTo(after.hours.theory - before.hours.theory, 6);
      }),
    );
  });
});
