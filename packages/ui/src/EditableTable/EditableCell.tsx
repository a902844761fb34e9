import { memo, useRef, type KeyboardEvent } from 'react';
import { isInComposition } from '../composition';
import type { RowId } from './column';
import { isShallowEqual, type CellView } from './rowView';

/** What a field tells the table. */
export interface CellActs {
  type: (rowId: RowId, columnId: string, text: string, isComposing: boolean) => void;
  leave: (rowId: RowId, columnId: string) => void;
}

interface EditableCellProps {
  cell: CellView;
  rowId: RowId;
  label: string;
  describedBy: string | undefined;
  acts: CellActs;
}

/** The field of one cell: it looks like the text it holds until it has focus. Its styles are those of the rows. */
export const EditableCell = memo(
  ({ cell, rowId, label, describedBy, acts }: EditableCellProps) => {
    const { columnId, kind, text } = cell;
    const textOnArrival = useRef(text);
    const type = (typed: string, isComposing: boolean) => acts.type(rowId, columnId, typed, isComposing);

    function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      if (event.key !== 'Escape' || isInComposition(event) || event.currentTarget.value === textOnArrival.current) return;
      // A dialog around the table must not close by the same key.
      event.stopPropagation();
      type(textOnArrival.current, false);
    }

    return (
      <input
        type="text"
        inputMode={kind === 'number' ? 'decimal' : undefined}
        autoComplete="off"
        maxLength={cell.maxLength}
        placeholder={cell.placeholder}
        aria-label={label}
        aria-required={cell.isRequired || undefined}
        aria-invalid={cell.error !== undefined || undefined}
        aria-describedby={describedBy}
        title={text}
        data-column={columnId}
        data-kind={kind}
        data-tone={cell.tone}
        value={text}
        onFocus={({ currentTarget }) => {
          textOnArrival.current = currentTarget.value;
          if (kind === 'number') currentTarget.select();
        }}
        onBlur={() => acts.leave(rowId, columnId)}
        onKeyDown={handleKeyDown}
        onChange={(event) => type(event.currentTarget.value, isInComposition(event))}
        onCompositionEnd={({ currentTarget }) => type(currentTarget.value, false)}
      />
    );
  },
  ({ cell: before, ...was }, { cell: after, ...is }) => isShallowEqual(was, is) && isShallowEqual(before, after),
);
EditableCell.displayName = 'EditableCell';
