import { Plus, TriangleAlert } from 'lucide-react';
import { useId, useMemo, useRef, useState, type ComponentPropsWithRef, type CSSProperties, type ReactNode } from 'react';
import { useObjectRef } from 'react-aria';
import { styled } from 'styled-components';
import { Button } from '../Button';
import { Icon } from '../icons';
import { useMessages } from '../messages';
import { tokens } from '../theme';
import { VisuallyHidden } from '../VisuallyHidden';
import { messageColumnOf, tracksOf, type CellChange, type EditableColumn, type RowId, type RowMove } from './column';
import { EditableFoot, EditableHead } from './EditableHead';
import { EditableRow } from './EditableRow';
import { editableTableMessages } from './messages';
import { MoveMenu } from './MoveMenu';
import { Rows } from './parts';
import { cellViews } from './rowView';
import { useDrafts } from './useDrafts';
import { useDragMoves } from './useDragMoves';
import { useFocusAfterChange } from './useFocusAfterChange';
import { useRowActs } from './useRowActs';
import { useRowDrag } from './useRowDrag';
import { useRowMoves } from './useRowMoves';
import { useTableKeys } from './useTableKeys';
import { useValidity } from './useValidity';

export interface EditableTableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'aria-label'> {
  /** What the table holds, for screen readers. */
  'aria-label': string;
  /** The rows in the order on the screen. */
  rows: readonly Row[];
  /** The columns from start to end. */
  columns: readonly EditableColumn<Row>[];
  /** Returns the unique key of a row. */
  getRowId: (row: Row) => RowId;
  /** The words by which a row is spoken of, e.g. its name. */
  getRowName: (row: Row) => string;
  /** Every valid change of a field, as it is typed. */
  onCellChange?: (change: CellChange<Row>) => void;
  /** Adds a row at the end; without it there is no button. */
  onRowAdd?: () => void;
  /** Word of the button that adds a row. @default '添加一行' */
  addLabel?: string;
  /** Asked to delete a row; without it there are no delete buttons. */
  onRowDelete?: (row: Row, place: { rowId: RowId; index: number }) => void;
  /** Which rows have a delete button. @default every row */
  isRowDeletable?: (row: Row, place: { index: number; count: number }) => boolean;
  /** Picture of the delete button. @default a bin */
  deleteIcon?: ReactNode;
  /** Further actions, left of the delete button. */
  renderRowActions?: (row: Row, place: { index: number }) => ReactNode;
  /** Shown next to the text of a row, where its errors are: a note about the latest change. */
  renderRowNote?: (row: Row, place: { index: number }) => ReactNode;
  /** Width of the actions' column. @default '48px' */
  actionsWidth?: string;
  /** Moves a row; without it rows cannot be sorted. */
  onRowMove?: (move: RowMove) => void;
  /** Called when the first field becomes invalid and when the last one is valid again. */
  onValidityChange?: (isValid: boolean) => void;
  /** Shows text in place of fields, and no actions. @default false */
  isReadOnly?: boolean;
  /** Whether rows carry their number. @default true */
  isNumbered?: boolean;
  /** One line under the table, e.g. by how much a sum is off. */
  note?: ReactNode;
  /** A doubt gets its colour and its sign. */
  noteTone?: 'warning';
  /** Shown in place of the rows when there are none. */
  emptyState?: ReactNode;
  /** Height above which the rows scroll under their head, e.g. `'480px'`. */
  maxHeight?: string;
}

/** Rows that are edited in place: typed into, added, deleted, and sorted by pointer, touch, keyboard or menu. */
export function EditableTable<Row>(props: EditableTableProps<Row>) {
  const { rows, columns, getRowId, getRowName, onCellChange, onRowAdd, addLabel, onRowDelete, isRowDeletable, deleteIcon, ...afterRows } =
    props;
  const {
    renderRowActions,
    renderRowNote,
    actionsWidth = '48px',
    onRowMove,
    onValidityChange,
    isReadOnly = false,
    isNumbered = true,
    note,
    noteTone,
    emptyState,
    maxHeight,
    ref,
    ...rest
  } = afterRows;
  const text = useMessages(editableTableMessages);
  const rootRef = useObjectRef(ref);
  const gripRef = useRef<Element>(null);
  const hintId = useId();
  const spokenRef = useRef<HTMLSpanElement>(null);
  const [menuRowId, setMenuRowId] = useState<RowId | null>(null);
  const bodyRef = useRef<HTMLDivElement>(null);

  // Written by hand: a sentence changes nothing that the table draws.
  const say = (sentence: string) => spokenRef.current?.replaceChildren(sentence);
  const nameOf = (row: Row) => getRowName(row).trim() || text.unnamed;
  const moves = useRowMoves({ rows, getRowId, nameOf, onRowMove, say, text });
  const rowIds = useMemo(() => moves.shownRows.map(getRowId), [moves.shownRows, getRowId]);
  const requestFocus = useFocusAfterChange({
    rootRef,
    rowIds,
    onDone: (act, count) => say(act === 'removal' ? text.removed({ count }) : text.added({ index: count })),
  });

  const isSortable = onRowMove !== undefined && !isReadOnly;
  const hasActions = !isReadOnly && (onRowDelete !== undefined || renderRowActions !== undefined);
  const keys = useTableKeys({ rootRef, gripRef, moves, rowIds, isSortable, requestFocus, onMenuOpen: setMenuRowId });
  const menuIndex = menuRowId === null ? -1 : rowIds.indexOf(menuRowId);
  const hasFoot = columns.some((column) => column.foot !== undefined);
  const drafts = useDrafts({ rows, columns, getRowId });
  const messageColumn = messageColumnOf(columns);
  const cellsOf = moves.shownRows.map((row, index) => {
    const rowId = getRowId(row);
    return cellViews(row, columns, { index, isReadOnly, draftOf: (columnId) => drafts.draftOf(rowId, columnId) });
  });
  useValidity(!cellsOf.some((cells) => cells.some(({ error }) => error !== undefined)), onValidityChange);
  const acts = useRowActs({
    rows,
    columns,
    getRowId,
    drafts,
    onCellChange,
    onRemove(row, rowId, index) {
      requestFocus({ after: 'removal', rowId, index });
      onRowDelete?.(row, { rowId, index });
    },
  });
  const drag = useRowDrag(bodyRef, useDragMoves({ rowIds, moves, onRowMove, bodyRef, requestFocus }), isSortable);
  return (
    <Root {...rest} ref={rootRef} role="group">
      <Scroller
        style={
          {
            '--tracks': tracksOf(columns, { grip: isSortable, number: isNumbered, actions: hasActions && actionsWidth }),
            maxBlockSize: maxHeight,
          } as CSSProperties
        }
        data-scrolls={maxHeight ? '' : undefined}
      >
        <div role="table" aria-label={props['aria-label']} {...keys}>
          <EditableHead {...{ columns, isSortable, isNumbered, hasActions, text }} />
          <Rows role="rowgroup" data-part="body" ref={bodyRef} {...drag}>
            {moves.shownRows.map((row, index) => {
              const rowId = getRowId(row);
              return (
                <EditableRow
                  key={rowId}
                  {...{ rowId, index, messageColumn, isNumbered, isSortable, hasActions, hintId, text, deleteIcon, acts }}
                  name={nameOf(row)}
                  cells={cellsOf[index]!}
                  isLifted={moves.lifted?.rowId === rowId}
                  isDeletable={!isReadOnly && onRowDelete !== undefined && (isRowDeletable?.(row, { index, count: rows.length }) ?? true)}
                  rowActions={isReadOnly ? undefined : renderRowActions?.(row, { index })}
                  rowNote={isReadOnly ? undefined : renderRowNote?.(row, { index })}
                />
              );
            })}
          </Rows>
          {hasFoot && rows.length > 0 && <EditableFoot {...{ columns, isSortable, isNumbered, hasActions }} />}
        </div>
        {rows.length === 0 && emptyState}
      </Scroller>
      {(note !== undefined || (onRowAdd && !isReadOnly)) && (
        <Under>
          <Note data-tone={noteTone}>
            {noteTone && <Icon of={TriangleAlert} size="small" />}
            {note}
          </Note>
          {onRowAdd && !isReadOnly && (
            <Button
              variant="link"
              data-add=""
              onPress={() => {
                requestFocus({ after: 'addition', count: rows.length });
                onRowAdd();
              }}
            >
              <Icon of={Plus} />
              {addLabel ?? text.add}
            </Button>
          )}
        </Under>
      )}
      {menuRowId !== null && menuIndex >= 0 && (
        <MoveMenu
          triggerRef={gripRef}
          label={text.grip({ index: menuIndex + 1, name: nameOf(moves.shownRows[menuIndex] as Row) })}
          index={menuIndex}
          count={rows.length}
          text={text}
          onClose={() => setMenuRowId(null)}
          onMove={(toIndex) => {
            // Closed in the same turn, so that the menu no longer holds focus when the grip takes it.
            setMenuRowId(null);
            requestFocus({ after: 'move', rowId: menuRowId, columnId: undefined });
            moves.moveTo(menuRowId, toIndex);
          }}
        />
      )}
      <VisuallyHidden id={hintId}>{text.gripHint}</VisuallyHidden>
      <VisuallyHidden role="status" aria-live="assertive" ref={spokenRef} />
    </Root>
  );
}

const Root = styled.div`
  position: relative;
`;

const Scroller = styled.div`
  &[data-scrolls] {
    overflow-y: auto;

    /* Paper has all rows; the height is in the element's inline style. */
    @media print {
      max-block-size: none !important;
      overflow: visible;
    }
  }
`;

const Under = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
  padding-block-start: ${tokens.space[1]};
`;

const Note = styled.div`
  flex: 1;
  min-inline-size: 0;
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
  padding-inline-start: ${tokens.density.cellX};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  &[data-tone='warning'] {
    color: ${tokens.color.warning};
  }
`;
