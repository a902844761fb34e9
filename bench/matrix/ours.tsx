import { MatrixGrid, type MatrixCell, type MatrixCount, type MatrixRow } from '@college/curriculum-widgets/matrices/MatrixGrid';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { openApp, openPage } from '../browser/openApp';
import { registerContender, type Contender } from './contender';
import { columnCells, count, setCell, type BenchMatrix, type Relate } from './values';

interface Shown {
  rows: readonly MatrixRow[];
  rowCounts: readonly MatrixCount[];
  columnCounts: readonly MatrixCount[];
}

let change: Contender['change'] = () => {};

function Matrix({ matrix }: { matrix: BenchMatrix }) {
  const [axes] = useState(() => ({
    columns: {
      heads: matrix.columns,
      groups: matrix.groups.map((group) => ({ ...group, isCollapsible: true })),
    },
    rowAxis: { heads: matrix.rows.map(({ id, label }) => ({ id, label })) },
  }));
  const [shown, setShown] = useState<Shown>(() => ({
    rows: matrix.rows.map(({ id, cells }) => ({ id, cells: cells.map((relate): MatrixCell => ({ kind: 'support', relate })) })),
    rowCounts: matrix.rows.map(({ cells }) => count(cells)),
    columnCounts: matrix.columns.map((_column, at) => count(columnCells(matrix, at))),
  }));
  useLayoutEffect(() => {
    change = (row, column, relate) => {
      setCell(matrix, row, column, relate);
      flushSync(() =>
        setShown((before) => ({
          rows: before.rows.with(row, { ...before.rows[row]!, cells: before.rows[row]!.cells.with(column, { kind: 'support', relate }) }),
          rowCounts: before.rowCounts.with(row, count(matrix.rows[row]!.cells)),
          columnCounts: before.columnCounts.with(column, count(columnCells(matrix, column))),
        })),
      );
    };
  }, [matrix]);
  return <MatrixGrid aria-label="专业矩阵" layout="squares" height="800px" {...axes} {...shown} onRelate={ignore} onOpen={ignore} />;
}

function ignore() {}

registerContender({
  prepare: openApp,
  mount: (_host, matrix) => flushSync(() => openPage(<Matrix matrix={matrix} />)),
  change: (row: number, column: number, relate: Relate) => change(row, column, relate),
});
