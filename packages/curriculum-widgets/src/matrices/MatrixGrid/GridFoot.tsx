import { memo, useState, type ReactElement, type ReactNode } from 'react';
import { countElement } from './cellElement';
import type { GridLine } from './gridLines';
import type { MatrixCount } from './matrixGridProps';
import type { MatrixGridText } from './messages';
import { placesOf } from './shownMatrix';

interface GridFootProps {
  rowIndex: number;
  columns: readonly GridLine[];
  counts: readonly MatrixCount[];
  label: ReactNode;
  total?: MatrixCount;
  hasCount: boolean;
  text: MatrixGridText;
}

/** The frozen foot: what covers each column. */
export const GridFoot = memo(function GridFoot({ rowIndex, columns, counts, label, total, hasCount, text }: GridFootProps) {
  const elementOf = useCountElements(columns, text);
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

/** Counts come as new objects after every change; where one says the same as before, its element stays. */
function useCountElements(columns: readonly GridLine[], text: MatrixGridText) {
  const [drawn] = useState<{ columns: unknown; text: unknown; byPlace: Map<number, { said: string; element: ReactElement }> }>(() => ({
    columns,
    text,
    byPlace: new Map(),
  }));
  if (drawn.columns !== columns || drawn.text !== text) {
    drawn.columns = columns;
    drawn.text = text;
    drawn.byPlace = new Map();
  }
  return (count: MatrixCount | undefined, line: GridLine, index: number) => {
    const said = count ? `${count.strong}|${count.weak}|${count.gap?.tone}|${count.gap?.text}|${count.text}` : '';
    const before = drawn.byPlace.get(index);
    if (before?.said === said) return before.element;
    const element = countElement(count, line, index + 2, 'foot', text);
    drawn.byPlace.set(index, { said, element });
    return element;
  };
}
