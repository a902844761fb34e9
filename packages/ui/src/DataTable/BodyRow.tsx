import { Fragment, isValidElement, memo, type ReactNode } from 'react';
import { optionalMark, type PlacedColumn, type RowId } from './column';
import { DeletedCell } from './DeletedCell';
import type { DataTableText } from './messages';
import { ActionButtons, type RowAction } from './rowActions';
import { Tick } from './Tick';

interface BodyRowProps<Row> {
  row: Row;
  id: RowId;
  index: number;
  /** Offset in pixels when the row is one of a window. */
  start: number | undefined;
  columns: readonly PlacedColumn<Row>[];
  /** Undefined where rows cannot be selected. */
  isSelected: boolean | undefined;
  isActionable: boolean;
  isCurrent: boolean;
  name: string;
  text: DataTableText;
  /** Whether the row was just deleted. */
  isDeleted: boolean;
  onUndoDelete: ((row: Row) => void) | undefined;
  actions: readonly RowAction<Row>[] | undefined;
  /** A function and no content, so that a row which stays in the window is not drawn again. */
  renderActions: ((row: Row) => ReactNode) | undefined;
}

/** One row. It has no handlers of its own: the table listens for all rows. Its elements may have been those of another row. */
export const BodyRow = memo(function BodyRow<Row>(props: BodyRowProps<Row>) {
  const { row, id, index, start, columns, isSelected, name, text, isDeleted, actions, renderActions } = props;
  const firstColumn = isSelected === undefined ? 1 : 2;
  return (
    <div
      data-part="row"
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isDeleted ? undefined : isSelected}
      aria-current={props.isCurrent || undefined}
      data-index={index}
      data-virtual={start === undefined ? undefined : ''}
      data-actionable={props.isActionable && !isDeleted ? '' : undefined}
      style={start === undefined ? undefined : { transform: `translateY(${start}px)` }}
    >
      {isSelected !== undefined && (
        <div data-part="cell" role="gridcell" aria-colindex={1} tabIndex={-1}>
          {!isDeleted && <Tick readOnly checked={isSelected} aria-label={text.selectRow({ name })} />}
        </div>
      )}
      {isDeleted ? (
        <DeletedCell {...{ name, columns, text }} hasSelection={isSelected !== undefined} onUndo={() => props.onUndoDelete?.(row)} />
      ) : (
        columns.map((column, place) => {
          const content = column.cell(row);
          const isText = typeof content === 'string' || typeof content === 'number';
          return (
            <div
              key={column.id}
              data-part="cell"
              data-text={isText ? '' : undefined}
              role={column.isRowHeader ? 'rowheader' : 'gridcell'}
              aria-colindex={place + firstColumn}
              tabIndex={-1}
              data-align={column.align === 'end' ? 'end' : undefined}
              data-tone={column.tone}
              data-optional={optionalMark(column)}
            >
              {isText ? content : <span data-part="words">{ofRow(content, id)}</span>}
            </div>
          );
        })
      )}
      {(actions ?? renderActions) && !isDeleted && (
        <div data-part="cell" data-actions="" role="gridcell" tabIndex={-1}>
          {actions && <ActionButtons {...{ row, actions }} />}
          {renderActions && ofRow(renderActions(row), id)}
        </div>
      )}
    </div>
  );
}) as <Row>(props: BodyRowProps<Row>) => ReactNode;

/** What may hold state is one row's alone; a plain element around text has none, and is used again as its row is. */
function ofRow(content: ReactNode, id: RowId) {
  const isPlain =
    isValidElement<{ children?: ReactNode }>(content) && typeof content.type === 'string' && typeof content.props.children === 'string';
  return isPlain ? content : <Fragment key={id}>{content}</Fragment>;
}
