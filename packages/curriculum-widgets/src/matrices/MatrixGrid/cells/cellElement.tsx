import { relateValues, type Language, type Relate } from '@college/curriculum-model';
import { cloneElement, type CSSProperties, type ReactElement } from 'react';
import { langOf } from '../../../support/langOf';
import type { GridLine } from '../layout/gridLines';
import type { MatrixCell, MatrixCount, MatrixFound } from '../matrixGridProps';
import type { MatrixGridText } from '../messages';
import { changeElement } from './changeElement';
import { suggestedItem, suggestionContent } from './suggestionContent';
import { countWords, isPlain, nameWithMarks, relateWords } from './spoken';
import { SpotMarks } from './SpotMarks';

/** A rendered cell; after columns that are not rendered, its row passes its grid column. */
export type CellElement = ReactElement<{ style?: CSSProperties }>;

// Spread, because there is no such thing for most cells.
const readOnlyCell = { 'aria-readonly': true } as const;

/** A square with a strength or nothing: no attribute that it lacks, since a matrix has thousands. */
function plainElement(
  relate: Relate,
  { key, isGroupEnd }: GridLine,
  columnIndex: number,
  isReadOnly: boolean,
  text: MatrixGridText,
): CellElement {
  const props: Record<string, unknown> = { role: 'gridcell', 'aria-colindex': columnIndex };
  if (relate !== relateValues.none) {
    props['aria-label'] = relateWords(relate, text);
    props['data-relate'] = relate;
  }
  if (isReadOnly) props['aria-readonly'] = true;
  if (isGroupEnd) props['data-edge'] = true;
  return <div key={key} {...props} />;
}

/** A cell as plain elements without handlers: there are thousands, and the grid listens for all of them. */
export function cellElement(
  cell: MatrixCell,
  line: GridLine,
  columnIndex: number,
  { isReadOnly, discussed = 0, found }: { isReadOnly: boolean; discussed?: number | undefined; found?: MatrixFound | undefined },
  text: MatrixGridText,
  language: Language,
): CellElement {
  if (cell.kind === 'support' && isPlain(cell) && discussed === 0 && !found)
    return plainElement(cell.relate, line, columnIndex, isReadOnly, text);
  if (cell.kind === 'support' && cell.change) return changeElement(cell.change, cell.relate, line, columnIndex, isReadOnly, text);
  const suggested = cell.kind === 'support' ? cell.suggested : undefined;
  const isSupport = cell.kind === 'support' && cell.relate !== relateValues.none;
  return (
    <div
      key={line.key}
      role="gridcell"
      aria-colindex={columnIndex}
      aria-label={cell.kind === 'list' ? undefined : nameWithMarks(cell, { discussed, found }, text)}
      {...(isReadOnly ? readOnlyCell : undefined)}
      data-edge={line.isGroupEnd || undefined}
      data-relate={isSupport && suggested === undefined ? cell.relate : undefined}
      data-suggests={suggested}
      data-accepted={(cell.kind !== 'text' && cell.isAccepted) || undefined}
      data-bare={(isSupport && cell.isBare) || undefined}
      data-marked={cell.isMarked || undefined}
      data-discussed={discussed > 0 || undefined}
      data-found={found && ''}
    >
      {suggested !== undefined && suggestionContent(isSupport ? cell.relate : undefined, suggested)}
      {cell.kind === 'list' &&
        cell.items.map((item, at) => (
          <span key={item.id} data-part="item" data-relate={item.relate}>
            <s>{itemWords(item.relate, at, text)}</s>
            <i>{item.code}</i>
            <b lang={langOf(item.label, language)}>{item.label}</b>
          </span>
        ))}
      {cell.kind === 'list' && cell.suggested?.map((item, at) => suggestedItem(item, cell.items.length + at, text, language))}
      {cell.kind === 'list' && cell.isAccepted && <s>{text.between + text.accepted}</s>}
      {cell.kind === 'list' && cell.isMarked && <s>{text.marked}</s>}
      {cell.kind === 'text' && (
        <span data-part="text" data-align={cell.align} data-warning={cell.isWarning || undefined} lang={langOf(cell.text, language)}>
          {cell.text}
        </span>
      )}
      {(discussed > 0 || found) && <SpotMarks {...{ discussed, found, text }} isSpoken={cell.kind === 'list'} />}
    </div>
  );
}

/** Before each item its strength, for screen readers only. */
function itemWords(relate: Relate, at: number, text: MatrixGridText) {
  const words = relateWords(relate, text);
  return at === 0 ? words : `${text.between}${words}`;
}

/** Strong and weak with their stars, and a gap as text or, where there is no room, as the colour of a figure; the cell's accessible name has the words, so the stars are decoration. */
export function countContent(count: MatrixCount, isNarrow = false) {
  if (count.text !== undefined) {
    return (
      <span data-part="sum" data-gap={count.gap?.tone}>
        {count.text}
      </span>
    );
  }
  const tone = isNarrow ? count.gap?.tone : undefined;
  const isNothing = count.strong + count.weak === 0;
  return (
    <>
      {count.strong > 0 && <span data-relate={relateValues.strong} data-count={count.strong} data-gap={tone} />}
      {count.weak > 0 && <span data-relate={relateValues.weak} data-count={count.weak} data-gap={tone} />}
      {count.gap && (!isNarrow || isNothing) && <span data-gap={count.gap.tone}>{isNarrow ? 0 : count.gap.text}</span>}
    </>
  );
}

/** A cell of counts: of a closed group, of the last column, of the foot. */
export function countElement(
  count: MatrixCount | undefined,
  line: { key: string; isGroupEnd: boolean },
  columnIndex: number,
  part: 'closed' | 'count' | 'columnCount',
  text: MatrixGridText,
  { isEnd = false, isNarrow = false }: { isEnd?: boolean; isNarrow?: boolean } = {},
): CellElement {
  return (
    <div
      key={line.key}
      role="gridcell"
      aria-colindex={columnIndex}
      aria-label={count && countWords(count, text)}
      data-part={part}
      data-align={isEnd ? 'end' : undefined}
      data-edge={line.isGroupEnd || undefined}
      title={count?.gap?.text}
    >
      {count && countContent(count, isNarrow)}
    </div>
  );
}

/** After columns that are not rendered, a cell sets its grid column; the others follow automatically. */
export function placed(element: CellElement, place: number, followsNeighbour: boolean) {
  return followsNeighbour || place === 0 ? element : cloneElement(element, { style: { gridColumnStart: place + 2 } });
}
