import { hoursPairText, sum, type PlacedPoint, type ProjectRow } from '@college/curriculum-model';
import { columnTotals, hasSupport, rowTotals } from '../listCells/cellCounts';
import type { MatrixCount, MatrixRow } from '../MatrixGrid';
import { arrangementColumns } from './arrangement';
import type { ProjectMatrixText } from './messages';

/** The foot of a project matrix, and what is wrong with its hours. */
export interface ProjectCounts {
  columnCounts: readonly MatrixCount[];
  /** 覆盖 2/2 课点 */
  label: string;
  /** A sentence for each kind of hours that does not add up; a warning, never a bar. */
  hoursFindings: readonly string[];
  /** Whether each row has KSA. */
  hasKsa: readonly boolean[];
}

const none = { strong: 0, weak: 0 };

/** Counts KSA by task goal and points with KSA, and adds the hours up against the chapter's. */
export function projectCounts(
  rows: readonly MatrixRow[],
  placed: readonly PlacedPoint[],
  project: Pick<ProjectRow, 'theoryPeriod' | 'practicePeriod'>,
  text: ProjectMatrixText,
): ProjectCounts {
  const goalCount = Math.max(0, (rows[0]?.cells.length ?? 0) - arrangementColumns.length);
  const goals = columnTotals(rows, goalCount).map((count): MatrixCount => {
    return hasSupport(count) ? count : { ...count, gap: { tone: 'danger', text: text.noKsa } };
  });
  const actual = { theory: sum(placed.map((row) => row.theoryPeriod)), practice: sum(placed.map((row) => row.practicePeriod)) };
  const expected = { theory: project.theoryPeriod, practice: project.practicePeriod };
  const kinds = ['theory', 'practice'] as const;
  const hoursFindings =
    placed.length === 0
      ? []
      : kinds.flatMap((kind) =>
          actual[kind] === expected[kind] ? [] : [text.hoursDiffer({ kind: text[kind], actual: actual[kind], expected: expected[kind] })],
        );
  const texts = arrangementColumns.map((column): MatrixCount => {
    if (column !== 'hours') return { ...none, text: '' };
    const isWrong = hoursFindings.length > 0;
    const hours = hoursPairText(expected) || '0/0';
    return { ...none, text: hoursPairText(actual) || '0/0', ...(isWrong && { gap: { tone: 'warning', text: text.ofChapter({ hours }) } }) };
  });
  const hasKsa = rowTotals(rows).map(hasSupport);
  return {
    columnCounts: [...goals, ...texts],
    label: text.covered({ points: hasKsa.filter(Boolean).length, all: rows.length }),
    hoursFindings,
    hasKsa,
  };
}
