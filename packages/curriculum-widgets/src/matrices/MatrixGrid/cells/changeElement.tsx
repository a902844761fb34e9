import { relateValues, type Relate } from '@college/curriculum-model';
import { changeOutlines, type ChangeKind } from '@college/ui/icons';
import type { CSSProperties, ReactElement } from 'react';
import type { GridLine } from '../layout/gridLines';
import type { MatrixChange } from '../matrixGridProps';
import type { MatrixGridText } from '../messages';
import { changeWords } from './spoken';

/** The mark of a change as plain elements; it is decoration, because the cell or the head says the word. */
export function changeOutline(kind: ChangeKind) {
  return (
    <svg data-change={kind} viewBox="0 0 10 10" aria-hidden="true">
      <path d={changeOutlines[kind]} />
    </svg>
  );
}

// Spread, because there is no such thing for most cells.
const readOnlyCell = { 'aria-readonly': true } as const;

/** A cell whose strength is another one than before: the mark, then the star that is there now, or the struck one that was. */
export function changeElement(
  change: MatrixChange,
  relate: Relate,
  line: GridLine,
  columnIndex: number,
  isReadOnly: boolean,
  text: MatrixGridText,
): ReactElement<{ style?: CSSProperties }> {
  const isGone = relate === relateValues.none;
  return (
    <div
      key={line.key}
      role="gridcell"
      aria-colindex={columnIndex}
      aria-label={changeWords(change, relate, text)}
      {...(isReadOnly ? readOnlyCell : undefined)}
      data-edge={line.isGroupEnd || undefined}
      data-changed={change.mark}
    >
      {changeOutline(change.mark)}
      <i data-relate={isGone ? relateValues.weak : relate} data-gone={isGone || undefined} />
    </div>
  );
}
