import { relateValues } from '@college/curriculum-model';
import type { CSSProperties, ReactElement } from 'react';
import type { GridLine } from './gridLines';
import type { MatrixCell, MatrixCount } from './matrixGridProps';
import type { MatrixGridText } from './messages';
import { cheapName, countWords } from './spoken';

/** A cell as plain elements without handlers: there are thousands, and the grid listens for all of them. */
export function cellElement(
  cell: MatrixCell,
  line: GridLine,
  columnIndex: number,
  isReadOnly: boolean,
  text: MatrixGridText,
): ReactElement<{ style?: CSSProperties }> {
  const isSupport = cell.kind === 'support' && cell.relate !== relateValues.none;
  return (
    <div
      key={line.key}
      role="gridcell"
      aria-colindex={columnIndex}
      aria-label={cheapName(cell, text)}
      aria-readonly={isReadOnly || undefined}
      data-edge={line.isGroupEnd || undefined}
      data-relate={isSupport ? cell.relate : undefined}
      data-bare={(isSupport && cell.isBare) || undefined}
      data-marked={cell.isMarked || undefined}
    >
      {cell.kind === 'list' &&
        cell.items.map((item) => (
          <span key={item.id} data-part="item" data-relate={item.relate}>
            <i>{item.code}</i>
            <b>{item.label}</b>
          </span>
        ))}
      {cell.kind === 'text' && (
        <span data-part="text" data-align={cell.align} data-warning={cell.isWarning || undefined}>
          {cell.text}
        </span>
      )}
    </div>
  );
}

/** Strong and weak with their stars, and a gap in words. */
export function countContent(count: MatrixCount) {
  if (count.text !== undefined) return <span data-part="sum">{count.text}</span>;
  return (
    <>
      {count.strong > 0 && <span data-relate={relateValues.strong}>{count.strong}</span>}
      {count.weak > 0 && <span data-relate={relateValues.weak}>{count.weak}</span>}
      {count.gap && <span data-gap={count.gap.tone}>{count.gap.text}</span>}
    </>
  );
}

/** A cell of counts: of a closed group, of the last column, of the foot. */
export function countElement(
  count: MatrixCount | undefined,
  line: { key: string; isGroupEnd: boolean },
  columnIndex: number,
  part: 'closed' | 'count' | 'foot',
  text: MatrixGridText,
): ReactElement<{ style?: CSSProperties }> {
  return (
    <div
      key={line.key}
      role="gridcell"
      aria-colindex={columnIndex}
      aria-label={count && countWords(count, text)}
      data-part={part}
      data-edge={line.isGroupEnd || undefined}
      title={count?.gap?.text}
    >
      {count && countContent(count)}
    </div>
  );
}
