import type { Relate } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { lazyPart, type LazyPart } from '../../support/lazyParts/lazyPart';
import { PopupPart } from '../../support/lazyParts/PopupPart';
import { entriesOf } from '../listCells/cellEntries';
import { CellPicker, cellPicker } from '../listCells/CellPicker';
import type { OpenCell } from '../listCells/openCell';
import { projectMatrixMessages } from './messages';
import type { useProjectMatrix } from './useProjectMatrix';

const longTextEditor = lazyPart(async () => (await import('@college/ui/LongTextField')).LongTextEditor);

/** What may open for a cell, fetched apart from the matrix. */
export const cellEditors: readonly Pick<LazyPart<never>, 'fetch'>[] = [cellPicker, longTextEditor];

interface ProjectCellEditorProps {
  open: OpenCell;
  table: Pick<ReturnType<typeof useProjectMatrix>, 'rowAxis' | 'columns' | 'items' | 'cellAt'>;
  /** KSA items of the row's point. */
  firstIds: ReadonlySet<number>;
  isReadOnly: boolean;
  onPlace: (entries: readonly { id: number; relate: Relate }[]) => void;
  onWrite: (text: string) => void;
  onClose: () => void;
}

/** What opens for a cell: the picker beside a cell of KSA, a window for a long text. */
export function ProjectCellEditor({ open, table, firstIds, isReadOnly, onPlace, onWrite, onClose }: ProjectCellEditorProps) {
  const text = useMessages(projectMatrixMessages);
  const { rowId, columnId } = open.cell;
  const row = table.rowAxis.heads.find(({ id }) => id === rowId);
  const column = table.columns.heads.find(({ id }) => id === columnId);
  const cell = table.cellAt(rowId, columnId);
  if (cell?.kind === 'text') {
    return (
      <PopupPart
        part={longTextEditor}
        given={{
          title: text.textOf({ point: row?.label ?? '', column: column?.label ?? '' }),
          text: cell.text,
          isReadOnly,
          onConfirm: (typed) => {
            onWrite(typed);
            onClose();
          },
          onCancel: onClose,
        }}
        onFailed={onClose}
      />
    );
  }
  return (
    <CellPicker
      key={`${rowId} ${columnId}`}
      kind="ksa"
      items={table.items}
      firstIds={firstIds}
      cell={{ row: row?.label ?? '', code: column?.code, column: column?.label ?? '' }}
      value={entriesOf(cell)}
      anchor={open.anchor}
      onDone={onPlace}
      onClose={onClose}
    />
  );
}
