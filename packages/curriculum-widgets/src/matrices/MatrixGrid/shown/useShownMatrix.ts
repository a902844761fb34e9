import { useMemo, useState } from 'react';
import { createTransposer, endColumnIds, idsWith, shownLines, transposedSpots, type ShownMatrix, type ShownSource } from './shownMatrix';
import type { MatrixSpots } from '../matrixGridProps';

const nobody: ReadonlySet<string> = new Set();

/** The matrix as shown; unchanged parts keep their identity, so that only changed rows re-render. */
export function useShownMatrix(source: ShownSource, isTransposed: boolean, closed: ReadonlySet<string>): ShownMatrix {
  const { columns, rowAxis, rows, columnCounts, rowCounts, discussions, findings } = source;
  const lines = useMemo(
    () => (isTransposed ? shownLines(rowAxis, columns, closed) : shownLines(columns, rowAxis, closed)),
    [columns, rowAxis, closed, isTransposed],
  );
  const readOnly = useIds(idsWith(rows, 'isReadOnly'));
  const current = useIds(idsWith(rows, 'isCurrent'));
  const end = useIds(endColumnIds(columns, rows));
  const [transpose] = useState(createTransposer);
  const discussed = useSpots(discussions, isTransposed);
  const found = useSpots(findings, isTransposed);
  return useMemo(() => {
    const order = new Map(rows.map((row) => [row.id, row.cells]));
    const untransposed = rowAxis.heads.map(({ id }) => order.get(id) ?? []);
    const cells = isTransposed ? transpose(untransposed, columns.heads.length) : untransposed;
    return {
      ...lines,
      isTransposed,
      cells,
      readOnlyRows: isTransposed ? nobody : readOnly,
      readOnlyColumns: isTransposed ? readOnly : nobody,
      currentRows: isTransposed ? nobody : current,
      currentColumns: isTransposed ? current : nobody,
      endColumns: isTransposed ? nobody : end,
      columnCounts: isTransposed ? rowCounts : columnCounts,
      rowCounts: isTransposed ? columnCounts : rowCounts,
      discussions: discussed,
      findings: found,
    };
  }, [lines, rows, rowAxis, columns, isTransposed, readOnly, current, end, columnCounts, rowCounts, discussed, found, transpose]);
}

function useSpots<Value>(spots: MatrixSpots<Value> | undefined, isTransposed: boolean) {
  return useMemo(() => (isTransposed && spots ? transposedSpots(spots) : spots), [isTransposed, spots]);
}

/** The same set as long as it holds the same ids. */
function useIds(ids: readonly string[]): ReadonlySet<string> {
  const key = JSON.stringify(ids);
  return useMemo(() => new Set<string>(JSON.parse(key) as string[]), [key]);
}
