import { memo, useState } from 'react';
import { cellElement, countElement, placed, type CellElement } from './cellElement';
import { createElementCache } from './elementCache';
import { GroupToggle } from './GroupToggle';
import { HeadContent } from './HeadContent';
import type { GridLine } from '../layout/gridLines';
import type { MatrixCell, MatrixCount, MatrixFound } from '../matrixGridProps';
import type { MatrixGridText } from '../messages';
import { useLanguage } from '../../../support/useLanguage';
import { cellsAt } from '../shown/shownMatrix';
import { countCells } from './supportCounts';

export interface GridRowProps {
  line: GridLine;
  /** Place among the rows shown. */
  index: number;
  /** How many rows the head has. */
  headRows: number;
  top: number;
  height: number;
  /** The row's cells, or those of all rows of a closed group. */
  cells: readonly MatrixCell[];
  closedCells?: readonly (readonly MatrixCell[])[];
  columns: readonly GridLine[];
  /** The rendered columns: from, before, and the column of the active cell. */
  from: number;
  to: number;
  keptColumn?: number;
  isReadOnly: boolean;
  isCurrent: boolean;
  readOnlyColumns: ReadonlySet<string>;
  hasCount: boolean;
  count?: MatrixCount;
  /** Whether the cells are squares; gaps then are figures. */
  isSquares: boolean;
  /** Open discussions: about the row or its group, and about its cells by column. */
  discussed?: number | undefined;
  discussedCells?: ReadonlyMap<string, number> | undefined;
  /** What rules find there, in the same way. */
  found: MatrixFound | undefined;
  foundCells: ReadonlyMap<string, MatrixFound> | undefined;
  text: MatrixGridText;
}

/** One row. A cell that did not change reuses its element, so that React reconciles only the changed one. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { line, index, headRows, top, height, columns, from, to, keptColumn, isReadOnly, isCurrent, hasCount, count, isSquares, text } =
    props;
  const elementOf = useCellElements(props);
  const places = drawnColumns(from, to, keptColumn, columns.length);
  return (
    <div
      role="row"
      aria-rowindex={index + headRows + 1}
      data-row={index}
      data-id={line.key}
      data-kind={line.kind}
      data-locked={isReadOnly || undefined}
      data-current={isCurrent || undefined}
      data-change={line.kind === 'line' ? line.head.mark : undefined}
      style={{ insetBlockStart: top, blockSize: height }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        title={line.kind === 'line' ? line.head.tooltip : line.group.tooltip}
        data-spanning={(line.kind === 'closed' && line.group.closedLabel !== undefined) || undefined}
      >
        {line.kind === 'line' ? (
          <HeadContent head={line.head} discussed={props.discussed} found={props.found} text={text} />
        ) : (
          <GroupToggle
            group={line.group}
            isClosed={line.kind === 'closed'}
            count={line.places.length}
            discussed={props.discussed}
            found={props.found}
            text={text}
          />
        )}
      </div>
      {line.kind !== 'band' && places.map((place, at) => placed(elementOf(place), place, at > 0 && places[at - 1] === place - 1))}
      {hasCount && countElement(count, countLine, columns.length + 2, 'count', text, { isNarrow: isSquares })}
    </div>
  );
});

const countLine = { key: 'count', isGroupEnd: false };

function drawnColumns(from: number, to: number, kept: number | undefined, count: number) {
  const places: number[] = [];
  if (kept !== undefined && kept < from) places.push(kept);
  for (let place = from; place < Math.min(to, count); place += 1) places.push(place);
  if (kept !== undefined && kept >= to && kept < count) places.push(kept);
  return places;
}

/** Cached elements of the rendered cells; cleared when what all cells depend on changes. */
function useCellElements(props: GridRowProps) {
  const { line, cells, closedCells, columns, readOnlyColumns, isReadOnly, discussedCells, foundCells, text } = props;
  const language = useLanguage();
  const dependsOn = [columns, readOnlyColumns, isReadOnly, discussedCells, foundCells, text, language, line.kind];
  const [drawnFor] = useState(createElementCache<MatrixCell, CellElement>);
  const drawn = drawnFor(dependsOn);
  return (place: number): CellElement => {
    const column = columns[place]!;
    if (line.kind === 'closed' || column.kind !== 'line') {
      const held = closedCells ? closedCells.flatMap((row) => cellsAt(row, column)) : cellsAt(cells, column);
      return countElement(countCells(held), column, place + 2, 'closed', text);
    }
    const cell = cells[column.place]!;
    return drawn(place, cell, () => {
      const marks = { discussed: discussedCells?.get(column.key), found: foundCells?.get(column.key) };
      const state = { isReadOnly: isReadOnly || readOnlyColumns.has(column.key), ...marks };
      return cellElement(cell, column, place + 2, state, text, language);
    });
  };
}
