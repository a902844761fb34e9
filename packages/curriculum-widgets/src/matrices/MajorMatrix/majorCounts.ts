import {
  countOf,
  coverageOf,
  indicatorGap,
  indicatorsOf,
  isCourseGap,
  type Covered,
  type LinkedMatrices,
  type SupportCount,
} from '@college/curriculum-model';
import type { MatrixCount } from '../MatrixGrid';

/** Words of the gaps in foot and last column. */
export interface GapWords {
  weakOnly: string;
  noSupport: string;
}

/** Counts of the major matrix, in the order of its columns and rows. */
export interface MajorCounts {
  columnCounts: readonly MatrixCount[];
  rowCounts: readonly MatrixCount[];
  footTotal: MatrixCount;
  /** How many indicator points have strong support. */
  covered: Covered;
}

/** Computes the counts of these lines, with the gaps as text. A count that did not change stays the same object. */
export function createMajorCounts() {
  const columns = keeper<MatrixCount>();
  const rows = keeper<MatrixCount>();
  return (matrices: LinkedMatrices, requireIds: readonly number[], courseIds: readonly number[], words: GapWords): MajorCounts => {
    const coverage = coverageOf(matrices);
    const courses = new Map(matrices.courses.map((course) => [course.id, course]));
    const columnCounts = requireIds.map((id) => {
      const count = countOf(coverage.indicators, id);
      const gap = indicatorGap(count);
      if (gap === 'unsupported') return withGap(count, 'danger', words.noSupport);
      return gap === 'weakOnly' ? withGap(count, 'warning', words.weakOnly) : count;
    });
    const rowCounts = courseIds.map((id) => {
      const count = countOf(coverage.courses, id);
      const course = courses.get(id);
      return course && isCourseGap(course, count) ? withGap(count, 'warning', words.noSupport) : count;
    });
    const all = indicatorsOf(matrices).flatMap(({ indicators }) => indicators);
    return {
      columnCounts: columns(columnCounts),
      rowCounts: rows(rowCounts),
      footTotal: coverage.totals.major,
      covered: { covered: all.filter(({ id }) => countOf(coverage.indicators, id).strong > 0).length, total: all.length },
    };
  };
}

function withGap(count: SupportCount, tone: 'warning' | 'danger', text: string): MatrixCount {
  return { ...count, gap: { tone, text } };
}

function keeper<Count extends MatrixCount>() {
  let last: readonly Count[] = [];
  return (counts: readonly Count[]): readonly Count[] => {
    const kept = counts.map((count, index) => {
      const before = last[index];
      return before && isSame(before, count) ? before : count;
    });
    if (kept.length !== last.length || kept.some((count, index) => count !== last[index])) last = kept;
    return last;
  };
}

function isSame(one: MatrixCount, other: MatrixCount): boolean {
  return one.strong === other.strong && one.weak === other.weak && one.gap?.tone === other.gap?.tone && one.gap?.text === other.gap?.text;
}
