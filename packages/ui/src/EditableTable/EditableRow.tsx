import { CircleAlert, GripVertical, Trash2 } from 'lucide-react';
import { memo, useId, type ReactNode } from 'react';
import { Icon } from '../icons';
import type { RowId } from './column';
import { EditableCell, type CellActs } from './EditableCell';
import type { EditableTableText } from './messages';
import { isSameCells, isShallowEqual, type CellView } from './rowView';

/** What a row tells the table. */
export interface RowActs extends CellActs {
  remove: (rowId: RowId) => void;
}

interface EditableRowProps {
  rowId: RowId;
  index: number;
  name: string;
  cells: readonly CellView[];
  /** The column that shows the row's messages next to its text. */
  messageColumn: string | undefined;
  isNumbered: boolean;
  isLifted: boolean;
  hintId: string;
  text: EditableTableText;
  /** Whether rows have a grip, and whether they have an actions column. */
  isSortable: boolean;
  hasActions: boolean;
  isDeletable: boolean;
  deleteIcon: ReactNode;
  rowActions: ReactNode;
  rowNote: ReactNode;
  acts: RowActs;
}

/** One row: its grip, its fields, what is wrong with it, and its actions. It is drawn again where it shows something else; its styles are those of the rows. */
export const EditableRow = memo(
  ({ rowId, index, name, cells, messageColumn, isSortable, text, acts, ...row }: EditableRowProps) => {
    const messagesId = useId();
    const errors = cells.filter(({ error }) => error !== undefined);
    return (
      <div role="row" data-index={index} data-lifted={row.isLifted || undefined}>
        {isSortable && (
          <div role="cell" data-part="grip">
            <button
              type="button"
              data-grip=""
              aria-label={text.grip({ index: index + 1, name })}
              aria-describedby={row.hintId}
              aria-roledescription={text.sortable}
              aria-pressed={row.isLifted}
            >
              <Icon of={GripVertical} />
            </button>
          </div>
        )}
        {row.isNumbered && (
          <div role="cell" data-part="number">
            {index + 1}
          </div>
        )}
        {cells.map((cell) => {
          const { columnId, isFixed, error } = cell;
          const holdsMessages = columnId === messageColumn;
          return (
            <div
              key={columnId}
              role="cell"
              data-kind={cell.kind}
              data-message={holdsMessages && errors.length > 0 ? '' : undefined}
              data-tone={isFixed ? cell.tone : undefined}
            >
              {cell.node !== undefined ? (
                cell.node
              ) : isFixed ? (
                <span data-part="text" title={cell.text}>
                  {cell.text}
                </span>
              ) : (
                <EditableCell
                  {...{ cell, rowId, acts }}
                  label={text.cell({ header: cell.header, index: index + 1 })}
                  describedBy={error && `${messagesId}-${columnId}`}
                />
              )}
              {holdsMessages &&
                errors.map((wrong) => (
                  <span key={wrong.columnId} id={`${messagesId}-${wrong.columnId}`} data-part="message" title={wrong.error}>
                    <Icon of={CircleAlert} size="small" />
                    <span>{wrong.error}</span>
                  </span>
                ))}
              {holdsMessages && row.rowNote}
            </div>
          );
        })}
        {row.hasActions && (
          <div role="cell" data-part="actions">
            {row.rowActions}
            {row.isDeletable && (
              <button type="button" data-delete="" aria-label={text.remove({ index: index + 1, name })} onClick={() => acts.remove(rowId)}>
                {row.deleteIcon ?? <Icon of={Trash2} />}
              </button>
            )}
          </div>
        )}
      </div>
    );
  },
  ({ cells: before, ...was }, { cells: after, ...is }) => isShallowEqual(was, is) && isSameCells(before, after),
);
EditableRow.displayName = 'EditableRow';
