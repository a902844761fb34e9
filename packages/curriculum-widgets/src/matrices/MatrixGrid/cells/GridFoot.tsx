import { memo, useState, type ReactNode } from 'react';
import { countElement, type CellElement } from './cellElement';
import { createElementCache } from './elementCache';
import type { GridLine } from '../layout/gridLines';
import type { MatrixCount } from '../matrixGridProps';
import type { MatrixGridText } from '../messages';
import { placesOf } from '../shown/shownMatrix';

interface GridFootProps {
  rowIndex: number;
  columns: readonly GridLine[];
  counts: readonly MatrixCount[];
  label: ReactNode;
  total?: MatrixCount;
  hasCount: boolean;
  /** Columns of figures, set to the right. */
  endColumns: ReadonlySet<string>;
  text: MatrixGridText;
}

/** The frozen foot: what covers each column. */
export const GridFoot = memo(function GridFoot({ rowIndex, columns, counts, label, total, hasCount, endColumns, text }: GridFootProps) {
  const elementOf = useCountElements(columns, endColumns, text);
  return (
    <div role="rowgroup" data-part="foot">
      <div role="row" aria-rowindex={rowIndex}>
        <div role="rowheader" aria-colindex={1} data-part="footLabel">
          {label}
        </div>
        {columns.map((line, index) => elementOf(countOf(line, counts), line, index))}
        {hasCount && countElement(total, { key: 'total', isGroupEnd: false }, columns.length + 2, 'count', text)}
      </div>
    </div>
  );
});

function countOf(line: GridLine, counts: readonly MatrixCount[]): MatrixCount | undefined {
  if (line.kind === 'line') return counts[line.place];
  const held = placesOf(line).flatMap((place) => counts[place] ?? []);
  return { strong: held.reduce((sum, { strong }) => sum + strong, 0), weak: held.reduce((sum, { weak }) => sum + weak, 0) };
}

/** Counts come as new objects after every change; where one is equal to the previous one, its element is reused. */
function useCountElements(columns: readonly GridLine[], endColumns: ReadonlySet<string>, text: MatrixGridText) {
  const [drawnFor] = useState(createElementCache<string, CellElement>);
  const drawn = drawnFor([columns, endColumns, text]);
  return (count: MatrixCount | undefined, line: GridLine, index: number) => {
    const said = count ? [count.strong, count.weak, count.gap?.tone, count.gap?.text, count.text].join('|') : '';
    return drawn(index, said, () => countElement(count, line, index + 2, 'columnCount', text, endColumns.has(line.key)));
  };
}
