import { memo, useState, type ReactNode } from 'react';
import { countElement, placed, type CellElement } from './cellElement';
import { createElementCache } from './elementCache';
import { supportCountElement, type CountedSupport } from './supportCountElement';
import type { GridLine } from '../layout/gridLines';
import type { MatrixCount, MatrixGridProps } from '../matrixGridProps';
import type { MatrixGridText } from '../messages';
import { placesOf } from '../shown/shownMatrix';

interface GridFootProps {
  rowIndex: number;
  layout: MatrixGridProps['layout'];
  columns: readonly GridLine[];
  /** The columns drawn: from, before. */
  from: number;
  to: number;
  counts: readonly MatrixCount[];
  label: ReactNode;
  total?: MatrixCount;
  hasCount: boolean;
  /** Columns of figures, set to the right. */
  endColumns: ReadonlySet<string>;
  text: MatrixGridText;
}

/** The frozen foot: what covers each column; under squares in a row of strong and one of weak supports. */
export const GridFoot = memo(function GridFoot({ rowIndex, layout, label, ...row }: GridFootProps) {
  const { text } = row;
  return (
    <div role="rowgroup" data-part="foot" data-counts={layout === 'squares' || undefined}>
      {layout === 'squares' ? (
        <>
          <FootRow {...row} rowIndex={rowIndex} label={text.strongRow} fact={label} counted="strong" />
          <FootRow {...row} rowIndex={rowIndex + 1} label={text.weakRow} counted="weak" />
        </>
      ) : (
        <FootRow {...row} rowIndex={rowIndex} label={label} />
      )}
    </div>
  );
});

interface FootRowProps extends Omit<GridFootProps, 'layout'> {
  /** Behind the label, at the end of its cell. */
  fact?: ReactNode;
  /** The supports that the row counts; all where it is left out. */
  counted?: CountedSupport;
}

function FootRow({ rowIndex, columns, from, to, counts, label, fact, total, hasCount, endColumns, counted, text }: FootRowProps) {
  const elementOf = useCountElements({ columns, endColumns, counted, text });
  const last = { key: 'total', isGroupEnd: false };
  return (
    <div role="row" aria-rowindex={rowIndex}>
      <div role="rowheader" aria-colindex={1} data-part="footLabel">
        {label} {fact !== undefined && <span data-part="fact">{fact}</span>}
      </div>
      {columns.slice(from, to).map((line, at) => placed(elementOf(countOf(line, counts), line, from + at), from + at, at > 0))}
      {hasCount &&
        (counted
          ? supportCountElement(total, counted, last, columns.length + 2, 'count', text)
          : countElement(total, last, columns.length + 2, 'count', text))}
    </div>
  );
}

function countOf(line: GridLine, counts: readonly MatrixCount[]): MatrixCount | undefined {
  if (line.kind === 'line') return counts[line.place];
  const held = placesOf(line).flatMap((place) => counts[place] ?? []);
  return { strong: held.reduce((sum, { strong }) => sum + strong, 0), weak: held.reduce((sum, { weak }) => sum + weak, 0) };
}

/** Counts come as new objects after every change; where one is equal to the previous one, its element is reused. */
function useCountElements({ columns, endColumns, counted, text }: Pick<FootRowProps, 'columns' | 'endColumns' | 'counted' | 'text'>) {
  const [drawnFor] = useState(createElementCache<string, CellElement>);
  const drawn = drawnFor([columns, endColumns, counted, text]);
  return (count: MatrixCount | undefined, line: GridLine, index: number) => {
    const said = count ? [count.strong, count.weak, count.gap?.tone, count.gap?.text, count.text].join('|') : '';
    return drawn(index, said, () =>
      counted
        ? supportCountElement(count, counted, line, index + 2, 'columnCount', text)
        : countElement(count, line, index + 2, 'columnCount', text, { isEnd: endColumns.has(line.key) }),
    );
  };
}
