import type { MatrixEdit, ThreadItem } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { useMemo, useState } from 'react';
import { usePreloadedParts } from '../../support/lazyParts/usePreloadedParts';
import { useMatrixClipboard } from '../clipboard';
import type { ReadyDesk } from '../desk';
import { entriesOf, relatedCells, type CellEntries } from '../listCells/cellEntries';
import { CellPicker, cellPicker } from '../listCells/CellPicker';
import { emptyListCell } from '../listCells/itemCells';
import { withSuggestedItems, type SuggestedItems } from '../listCells/suggestedItems';
import type { MatrixViewPlace } from '../MatrixFrame';
import { withConflicts } from '../MatrixFrame/withConflicts';
import { chosenOf, type OpenCell } from '../listCells/openCell';
import { MatrixGrid, type CellAt } from '../MatrixGrid';
import { fillingOf, pastingOf, placingOf } from './courseEdits';
import { courseMatrixMessages } from './messages';
import { useCourseMatrix } from './useCourseMatrix';

export interface CourseMatrixViewProps extends MatrixViewPlace {
  desk: ReadyDesk;
  /** @default false */
  isReadOnly?: boolean;
  /** @default false */
  isTransposed?: boolean;
  /**
   * Whether only goals and chapters with a gap show.
   * @default false
   */
  isGapsOnly?: boolean;
  /** What is suggested in cells. */
  suggested?: SuggestedItems | undefined;
  /** The cell with the ring. Leave out to let the grid decide. */
  activeCell?: CellAt | null;
  onActiveCellChange?: (cell: CellAt | null) => void;
  /** Called when the active cell changes, with the goal of its row or column. */
  onActiveItemChange?: (item: ThreadItem | null) => void;
}

const soon = [cellPicker];

/** The course matrix: chapters against the bound goals, in each cell its points (domain.md §2). */
export function CourseMatrixView(props: CourseMatrixViewProps) {
  const {
    desk,
    isReadOnly = false,
    isTransposed,
    isGapsOnly = false,
    activeCell,
    onActiveCellChange,
    onActiveItemChange,
    suggested,
  } = props;
  const text = useMessages(courseMatrixMessages);
  const { columns, rowAxis, rows, columnCounts, rowCounts, total, label, items, cellAt } = useCourseMatrix(desk.matrices, isGapsOnly);
  const { conflictCells } = desk;
  const drawnRows = useMemo(
    () => withConflicts(withSuggestedItems(rows, columns, suggested), columns, conflictCells, { matrix: 'course' }),
    [rows, columns, suggested, conflictCells],
  );
  const [open, setOpen] = useState<OpenCell | null>(null);
  usePreloadedParts(soon);
  const clipboard = useMatrixClipboard({
    target: () => ({
      rows: rowAxis.heads.map((head, place) => ({ ...head, isReadOnly: rows[place]?.isReadOnly })),
      columns: columns.heads,
      cellAt: (rowId, columnId) => cellAt(rowId, columnId) ?? emptyListCell,
      choices: items.map(({ id, number, label: title }) => ({ id, code: String(number), label: title })),
      choiceKind: 'point',
      isTransposed,
    }),
    onApply: (cells) => act(pastingOf(cells)),
  });

  function act(edit: MatrixEdit | null) {
    return edit ? desk.edit(edit) : undefined;
  }

  /** What was chosen is taken up again when the person does not want what would go with it. */
  async function place({ cell, anchor }: OpenCell, entries: CellEntries['entries']) {
    const edit = placingOf([{ ...cell, entries }]);
    if (edit && !(await desk.edit(edit))) setOpen({ cell, anchor, chosen: chosenOf(entries) });
  }

  if (isGapsOnly && (rows.length === 0 || columns.heads.length === 0)) return <EmptyState title={text.noGaps} hint={text.noGapsHint} />;
  return (
    <>
      <MatrixGrid
        aria-label={text.matrix}
        layout="lists"
        corner={text.corner}
        rowCountLabel={text.ofRow}
        columns={columns}
        rowAxis={rowAxis}
        rows={drawnRows}
        columnCounts={columnCounts}
        rowCounts={rowCounts}
        footLabel={label}
        footTotal={total}
        isReadOnly={isReadOnly}
        isTransposed={isTransposed}
        activeCell={activeCell}
        onActiveCellChange={(cell) => {
          onActiveCellChange?.(cell);
          onActiveItemChange?.(cell && { kind: 'goal', id: Number(cell.columnId) });
        }}
        discussions={props.discussions}
        findings={props.findings}
        onDiscuss={props.onDiscuss}
        onCopy={clipboard.copy}
        {...(!isReadOnly && {
          onOpen: (cell: CellAt, anchor: HTMLElement) => setOpen({ cell, anchor }),
          onRelate: (range, relate) => void act(placingOf(relatedCells(range, relate, cellAt))),
          onFill: (range, direction) => void act(fillingOf(range, direction, cellAt)),
          onPaste: clipboard.paste,
        })}
      />
      {open && (
        <CellPicker
          key={`${open.cell.rowId} ${open.cell.columnId}`}
          kind="point"
          items={items}
          cell={titleOf(open.cell)}
          value={entriesOf(cellAt(open.cell.rowId, open.cell.columnId))}
          chosen={open.chosen}
          anchor={open.anchor}
          onDone={(entries) => void place(open, entries)}
          onClose={() => setOpen(null)}
        />
      )}
      {clipboard.dialog}
    </>
  );

  function titleOf({ rowId, columnId }: CellAt) {
    const chapter = rowAxis.heads.find(({ id }) => id === rowId);
    const goal = columns.heads.find(({ id }) => id === columnId);
    return { row: chapter?.label ?? '', code: goal?.code, column: goal?.label ?? '' };
  }
}
