import { GridRow } from './GridRow';
import type { GridLine } from '../layout/gridLines';
import type { GridPosition } from '../selection/gridRange';
import type { MatrixCell, MatrixCount } from '../matrixGridProps';
import type { MatrixGridText } from '../messages';
import type { ShownMatrix } from '../shown/shownMatrix';
import { countCells } from './supportCounts';
import type { CellWindow } from '../layout/useCellWindow';
import type { GridGeometry } from '../layout/useGridGeometry';

interface GridBodyProps {
  shown: ShownMatrix;
  geometry: GridGeometry;
  drawn: CellWindow;
  /** The active cell; it stays rendered wherever the grid is scrolled, otherwise focus would be lost. */
  kept: GridPosition | null;
  headRows: number;
  isReadOnly: boolean;
  hasCount: boolean;
  isSquares: boolean;
  text: MatrixGridText;
}

const noCells: readonly MatrixCell[] = [];

/** The rows in sight and the one with the ring. */
export function GridBody({ shown, geometry, drawn, kept, headRows, isReadOnly, hasCount, isSquares, text }: GridBodyProps) {
  const places = placesDrawn(drawn, kept, shown.rows.length);
  return (
    <div role="rowgroup" data-part="body">
      {places.map((place) => {
        const line = shown.rows[place]!;
        const top = geometry.rowOffsets[place]!;
        return (
          <GridRow
            key={line.key}
            line={line}
            index={place}
            headRows={headRows}
            top={top}
            height={geometry.rowOffsets[place + 1]! - top}
            cells={line.kind === 'line' ? (shown.cells[line.place] ?? noCells) : noCells}
            closedCells={line.kind === 'closed' ? line.places.map((at) => shown.cells[at] ?? noCells) : undefined}
            columns={shown.columns}
            from={drawn.columnFrom}
            to={drawn.columnTo}
            keptColumn={kept?.row === place ? kept.column : undefined}
            isReadOnly={!isReadOnly && shown.readOnlyRows.has(line.key)}
            isCurrent={shown.currentRows.has(line.key)}
            readOnlyColumns={shown.readOnlyColumns}
            hasCount={hasCount}
            isSquares={isSquares}
            count={countOf(line, shown)}
            discussed={line.kind === 'line' ? shown.discussions?.rows.get(line.key) : shown.discussions?.groups.get(line.group.id)}
            discussedCells={shown.discussions?.cells.get(line.key)}
            found={line.kind === 'line' ? shown.findings?.rows.get(line.key) : shown.findings?.groups.get(line.group.id)}
            foundCells={shown.findings?.cells.get(line.key)}
            text={text}
          />
        );
      })}
    </div>
  );
}

function placesDrawn({ rowFrom, rowTo }: CellWindow, kept: GridPosition | null, count: number) {
  const places: number[] = [];
  if (kept && kept.row < rowFrom) places.push(kept.row);
  for (let place = rowFrom; place < Math.min(rowTo, count); place += 1) places.push(place);
  if (kept && kept.row >= rowTo && kept.row < count) places.push(kept.row);
  return places;
}

function countOf(line: GridLine, { rowCounts, cells }: ShownMatrix): MatrixCount | undefined {
  if (!rowCounts || line.kind === 'band') return undefined;
  return line.kind === 'line' ? rowCounts[line.place] : countCells(line.places.flatMap((place) => cells[place] ?? []));
}
