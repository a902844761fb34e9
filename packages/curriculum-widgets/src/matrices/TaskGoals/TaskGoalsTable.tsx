import { isLong, localize, textLimits } from '@college/curriculum-model';
import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { EditableTable, type EditableColumn } from '@college/ui/EditableTable';
import { EmptyState } from '@college/ui/EmptyState';
import { useLocale, useMessages } from '@college/ui/messages';
import { useState } from 'react';
import type { OpenDesk } from '../../support/desk/deskState';
import { LongTextCells } from '../../support/LongTextCells';
import { useWaitingToast } from '../../support/waitingToasts';
import { taskGoalsMessages } from './messages';
import { blankRows, type TaskGoalRow } from './taskGoalRows';
import type { TaskGoalsAct, TaskGoalsWork } from './taskGoalsDesk';

export interface TaskGoalsTableProps {
  state: OpenDesk<TaskGoalsWork>;
  isReadOnly: boolean;
  /** The number of KSA entries in a goal's column of the project matrix. */
  ksaCountOf?: (taskGoalId: number) => number;
  act: (act: TaskGoalsAct) => void;
}

/** The task goals row by row: written in place, added, deleted, and put in order. */
export function TaskGoalsTable({ state, isReadOnly, ksaCountOf, act }: TaskGoalsTableProps) {
  const text = useMessages(taskGoalsMessages);
  const { locale } = useLocale();
  const showToast = useWaitingToast();
  const [asked, setAsked] = useState<{ row: TaskGoalRow; index: number; count: number } | null>(null);
  const { rows: written } = state.history.present;
  const rows = isReadOnly ? written.map((row) => localize(row, locale.startsWith('zh') ? 'zh' : 'en')) : written;
  const isLocked = isReadOnly || state.save.status === 'saving';
  const blank = state.refusals > 0 ? blankRows(written) : [];
  const nameOf = (row: TaskGoalRow, index: number) => `T${index + 1} ${row.description.trim() || text.unnamed}`;

  function change(row: TaskGoalRow | undefined, columnId: string, typed: string) {
    if (row) act({ type: 'rowChanged', key: row.key, change: { [columnId]: typed } });
  }

  function remove(row: TaskGoalRow, index: number) {
    act({ type: 'rowRemoved', key: row.key });
    showToast({
      message: text.removed({ name: nameOf(row, index) }),
      action: { label: text.undo, onAction: () => act({ type: 'rowRestored', row, index }) },
    });
  }

  function handleDelete(row: TaskGoalRow, index: number) {
    const count = row.id > 0 ? (ksaCountOf?.(row.id) ?? 0) : 0;
    if (count > 0) setAsked({ row, index, count });
    else remove(row, index);
  }

  const columns: EditableColumn<TaskGoalRow>[] = [
    { id: 'code', header: text.code, kind: 'number', width: '64px', getText: () => '', render: (_row, { index }) => `T${index + 1}` },
    {
      id: 'description',
      header: text.description,
      width: 'minmax(0, 3fr)',
      isRequired: true,
      maxLength: textLimits.paragraph,
      getText: (row) => row.description,
      getError: (row) => (blank.includes(row.key) ? text.descriptionEmpty : undefined),
    },
    { id: 'product', header: text.product, width: 'minmax(0, 2fr)', maxLength: textLimits.paragraph, getText: (row) => row.product },
  ];

  return (
    <LongTextCells
      titles={isLocked ? {} : { description: text.description, product: text.product }}
      textAt={({ index, columnId }) => (columnId === 'product' ? rows[index]?.product : rows[index]?.description) ?? ''}
      maxLength={textLimits.paragraph}
      onChange={({ index, columnId }, typed) => change(rows[index], columnId, typed)}
    >
      {(openFor, noteAt) => (
        <>
          <EditableTable<TaskGoalRow>
            aria-label={text.title}
            rows={rows}
            columns={columns}
            getRowId={({ key }) => key}
            getRowName={({ description }) => description}
            isNumbered={false}
            isReadOnly={isLocked}
            addLabel={text.add}
            maxHeight="420px"
            emptyState={<EmptyState title={text.none} hint={isReadOnly ? undefined : text.noneHint} />}
            onRowAdd={() => act({ type: 'rowAdded' })}
            onRowDelete={(row, { index }) => handleDelete(row, index)}
            renderRowNote={(_row, { index }) => noteAt(index)}
            onRowMove={({ rowId, toIndex }) => act({ type: 'rowMoved', key: String(rowId), toIndex })}
            onCellChange={({ row, columnId, text: typed }) => {
              change(row, columnId, typed);
              if (isLong(typed)) openFor({ index: rows.indexOf(row), columnId }, typed);
            }}
          />
          <ConfirmDialog
            isOpen={asked !== null}
            onOpenChange={(isOpen) => isOpen || setAsked(null)}
            title={asked ? text.deleteTitle({ name: nameOf(asked.row, asked.index) }) : ''}
            confirmLabel={text.delete}
            onConfirm={() => {
              if (asked) remove(asked.row, asked.index);
            }}
          >
            {asked && text.deleteLoss({ count: asked.count })}
          </ConfirmDialog>
        </>
      )}
    </LongTextCells>
  );
}
