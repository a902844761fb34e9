import { useSortable } from '@dnd-kit/react/sortable';
import { CircleAlert, GripVertical, Trash2 } from 'lucide-react';
import { useEffect, useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../IconButton';
import { Icon } from '../icons';
import { tokens } from '../theme';
import { messageColumnOf, type CellChange, type EditableColumn, type RowId } from './column';
import { EditableCell } from './EditableCell';
import type { EditableTableText } from './messages';
import { Grip, RowBox, RowCell } from './parts';
import { useRowDrafts } from './useRowDrafts';

export interface EditableRowProps<Row> {
  row: Row;
  rowId: RowId;
  index: number;
  name: string;
  columns: readonly EditableColumn<Row>[];
  isNumbered: boolean;
  isReadOnly: boolean;
  isLifted: boolean;
  hintId: string;
  text: EditableTableText;
  /** Whether rows have a grip, and whether they have an actions column. */
  isSortable: boolean;
  hasActions: boolean;
  isDeletable: boolean;
  deleteIcon?: ReactNode;
  rowActions?: ReactNode;
  rowNote?: ReactNode;
  transitionDuration: number;
  onDelete: () => void;
  onCellChange: ((change: CellChange<Row>) => void) | undefined;
  onValidityChange: (rowId: RowId, isValid: boolean) => void;
}

/** One row: its grip, its fields, what is wrong with it, and its actions. */
export function EditableRow<Row>(props: EditableRowProps<Row>) {
  const { row, rowId, index, name, columns, text, isReadOnly, isSortable, onCellChange, onValidityChange } = props;
  const { draftOf, keep, drop } = useRowDrafts(row, columns);
  const messagesId = useId();
  const { ref, handleRef, isDragging } = useSortable({
    id: rowId,
    index,
    disabled: !isSortable,
    transition: { duration: props.transitionDuration },
  });

  const errors = columns.flatMap((column) => {
    const draft = draftOf(column.id);
    const error = draft === undefined ? column.getError?.(row) : column.validate?.(draft, row);
    return error && !isReadOnly ? [{ columnId: column.id, sentence: error }] : [];
  });
  const isValid = errors.length === 0;
  useEffect(() => {
    onValidityChange(rowId, isValid);
    return () => onValidityChange(rowId, true);
  }, [rowId, isValid, onValidityChange]);

  function handleType(column: EditableColumn<Row>, typed: string, isComposing: boolean) {
    keep(column.id, typed);
    if (isComposing || column.validate?.(typed, row) || typed === column.getText(row)) return;
    onCellChange?.({ row, rowId, columnId: column.id, text: typed });
  }

  function handleLeave(column: EditableColumn<Row>) {
    const draft = draftOf(column.id);
    if (draft !== undefined && !column.validate?.(draft, row)) drop(column.id);
  }

  const messageColumn = messageColumnOf(columns);
  return (
    <RowBox ref={ref} role="row" data-index={index} data-lifted={props.isLifted || undefined} data-dragging={isDragging || undefined}>
      {isSortable && (
        <RowCell role="cell" data-part="grip">
          <Grip
            ref={handleRef}
            type="button"
            data-grip=""
            aria-label={text.grip({ index: index + 1, name })}
            aria-describedby={props.hintId}
            aria-roledescription={text.sortable}
            aria-pressed={props.isLifted}
          >
            <Icon of={GripVertical} />
          </Grip>
        </RowCell>
      )}
      {props.isNumbered && (
        <RowCell role="cell" data-part="number">
          {index + 1}
        </RowCell>
      )}
      {columns.map((column) => {
        const kind = column.kind ?? 'text';
        const error = errors.find(({ columnId }) => columnId === column.id);
        const isFixed = isReadOnly || column.isReadOnly === true;
        return (
          <RowCell
            key={column.id}
            role="cell"
            data-kind={kind}
            data-message={column.id === messageColumn && errors.length > 0 ? '' : undefined}
            data-tone={isFixed ? column.getTone?.(row) : undefined}
          >
            {column.render ? (
              column.render(row, { index, isReadOnly: isFixed })
            ) : isFixed ? (
              <FixedText title={column.getText(row)}>{column.getText(row)}</FixedText>
            ) : (
              <EditableCell
                label={text.cell({ header: column.header, index: index + 1 })}
                columnId={column.id}
                kind={kind}
                text={draftOf(column.id) ?? column.getText(row)}
                isRequired={column.isRequired}
                isInvalid={error !== undefined}
                describedBy={error && `${messagesId}-${column.id}`}
                tone={column.getTone?.(row)}
                maxLength={column.maxLength}
                placeholder={column.placeholder}
                onType={(typed, isComposing) => handleType(column, typed, isComposing)}
                onLeave={() => handleLeave(column)}
              />
            )}
            {column.id === messageColumn &&
              errors.map(({ columnId, sentence }) => (
                <Message key={columnId} id={`${messagesId}-${columnId}`} title={sentence}>
                  <Icon of={CircleAlert} size="small" />
                  <span>{sentence}</span>
                </Message>
              ))}
            {column.id === messageColumn && props.rowNote}
          </RowCell>
        );
      })}
      {props.hasActions && (
        <RowCell role="cell" data-part="actions">
          {props.rowActions}
          {props.isDeletable && (
            <IconButton variant="danger" data-delete="" aria-label={text.remove({ index: index + 1, name })} onPress={props.onDelete}>
              {props.deleteIcon ?? <Icon of={Trash2} />}
            </IconButton>
          )}
        </RowCell>
      )}
    </RowBox>
  );
}

const FixedText = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  @media print {
    white-space: normal;
  }
`;

const Message = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space[1]};
  max-inline-size: 60%;
  padding-inline-start: ${tokens.space[5]};
  color: ${tokens.color.danger};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  white-space: nowrap;

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
