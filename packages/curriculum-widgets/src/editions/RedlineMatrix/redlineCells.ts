import {
  recordPlace,
  relateValues,
  type MajorRule,
  type Place,
  type RedlineColumn,
  type RedlineMatrix,
  type RedlineRow,
} from '@college/curriculum-model';
import { footCount } from '../../matrices/MatrixGrid/cells/FootRows';
import type { MatrixCell, MatrixFootRow, MatrixRow } from '../../matrices/MatrixGrid';
import type { RedlineText } from './messages';

const blank: MatrixCell = { kind: 'support', relate: relateValues.none };

/** The support of an indicator point by a course, as changes name it. */
export function supportPlace(lineage: number, indicator: string): Place {
  return recordPlace({ kind: 'course', lineage }, 'binding', indicator);
}

/** The cells of the rows shown; a change that no filter lets through is drawn as it is now. */
export function redlineValues(
  rows: readonly RedlineRow[],
  { columns }: Pick<RedlineMatrix, 'columns'>,
  filter: ReadonlySet<Place> | null,
): MatrixRow[] {
  return rows.map(({ lineage, cells }) => {
    const byKey = new Map(cells.map((cell) => [cell.key, cell]));
    return {
      id: String(lineage),
      isReadOnly: false,
      cells: columns.map(({ key }): MatrixCell => {
        const cell = byKey.get(key);
        if (!cell) return blank;
        const { before, after, mark } = cell;
        if (mark === 'same' || filter?.has(supportPlace(lineage, key)) === false) return { kind: 'support', relate: after };
        return { kind: 'support', relate: after, change: { before, mark } };
      }),
    };
  });
}

interface FootWords {
  /** What the two versions are called. */
  left: string;
  right: string;
  counts: (count: { strong: number; weak: number }) => string;
  text: RedlineText;
}

/** Before, after and effect of each indicator point. */
export function redlineFoot({ columns }: Pick<RedlineMatrix, 'columns'>, { left, right, counts, text }: FootWords): MatrixFootRow[] {
  return [
    {
      id: 'before',
      label: left,
      cells: columns.map(({ before, mark }) =>
        mark === 'added' ? {} : { ...footCount(before), spoken: text.before({ counts: counts(before) }) },
      ),
    },
    {
      id: 'after',
      label: right,
      cells: columns.map((column) => {
        const { before, after, mark } = column;
        if (mark === 'removed') return {};
        const [was, is] = [footCount(before), footCount(after)];
        const isDifferent = mark === 'added' || was.relate !== is.relate || was.count !== is.count;
        return { ...is, isChanged: isDifferent, ...toneOf(column), spoken: text.after({ counts: counts(after) }) };
      }),
    },
    {
      id: 'effect',
      label: text.effect,
      cells: columns.map(({ number, opened, closed }) => {
        if (opened.length + closed.length === 0) return {};
        const sentences = [
          ...closed.map((rule) => text.closed({ number, gap: text[rule] })),
          ...opened.map((rule) => text.opened({ number, gap: text[rule] })),
        ];
        const effects = [...(closed.length > 0 ? (['closed'] as const) : []), ...(opened.length > 0 ? (['opened'] as const) : [])];
        return { effects, spoken: sentences.join(text.clauseComma) };
      }),
    },
  ];
}

function toneOf({ opened }: Pick<RedlineColumn, 'opened'>): { tone?: 'danger' | 'warning' } {
  if (opened.includes('indicatorUnsupported' satisfies MajorRule)) return { tone: 'danger' };
  return opened.length > 0 ? { tone: 'warning' } : {};
}
