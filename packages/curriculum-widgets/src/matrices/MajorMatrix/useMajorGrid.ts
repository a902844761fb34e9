import type { MatrixEdit, Relate } from '@college/curriculum-model';
import { useMemo, useState } from 'react';
import { useMatrixClipboard } from '../clipboard';
import type { CellRange, MatrixAxis, MatrixGridProps } from '../MatrixGrid';
import { filledRange, relatedRange, supportEdit } from './majorEdits';
import { majorCell } from './majorRows';
import { bindingAt } from '@college/curriculum-model';
import type { MajorMatrixViewProps } from './majorMatrixViewProps';
import type { useMajorValues } from './useMajorValues';

type Values = ReturnType<typeof useMajorValues>;
type Handlers = Pick<MatrixGridProps, 'onOpen' | 'onRelate' | 'onFill' | 'onCopy' | 'onPaste'>;

/** Handles user input in the major matrix as edits of the desk. */
export function useMajorGrid(
  { desk, isReadOnly = false, isTransposed = false }: MajorMatrixViewProps,
  values: Values,
  onFormWanted: () => void,
) {
  const { matrices } = desk;
  const [closed, setClosed] = useState<readonly string[]>([]);
  const columns = useMemo(() => openHeads(values.columns, closed), [values.columns, closed]);
  const readOnlyRows = useMemo(() => new Set(values.rows.filter((row) => row.isReadOnly).map(({ id }) => id)), [values.rows]);

  function act(edit: MatrixEdit | null) {
    if (edit) void desk.edit(edit);
  }

  const clipboard = useMatrixClipboard({
    target: () => ({
      rows: values.rowAxis.heads.map((head) => ({ ...head, isReadOnly: readOnlyRows.has(head.id) })),
      columns,
      cellAt: (rowId, columnId) => majorCell(bindingAt(matrices, Number(rowId), Number(columnId))),
      isTransposed,
    }),
    onApply: (cells) => {
      const edit = supportEdit(
        matrices,
        cells.flatMap((cell) => (cell.kind === 'support' ? [cell] : [])),
      );
      return edit ? desk.edit(edit) : undefined;
    },
  });

  const relate = (range: CellRange, strength: Relate) => act(relatedRange(matrices, range, strength));
  const handlers: Handlers = isReadOnly
    ? { onCopy: clipboard.copy, onOpen: onFormWanted }
    : {
        onOpen: onFormWanted,
        onRelate: relate,
        onFill: (range: CellRange, direction) => act(filledRange(matrices, range, direction)),
        onCopy: clipboard.copy,
        onPaste: clipboard.paste,
      };
  return { handlers, relate, dialog: clipboard.dialog, closed, setClosed };
}

/** The columns that are shown while some groups are closed. */
function openHeads({ heads, groups = [] }: MatrixAxis, closed: readonly string[]) {
  const hidden = new Set(groups.filter(({ id }) => closed.includes(id)).flatMap(({ members }) => members));
  return heads.filter(({ id }) => !hidden.has(id));
}
