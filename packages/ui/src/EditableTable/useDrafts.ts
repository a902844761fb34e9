import { useState } from 'react';
import type { EditableColumn, RowId } from './column';

interface Draft {
  text: string;
  /** The row's own text when this draft was last rendered; unset before the caller could apply the draft. */
  over?: string;
}

type RowDrafts = Readonly<Record<string, Draft>>;
type Drafts = ReadonlyMap<RowId, RowDrafts>;

interface DraftsOptions<Row> {
  rows: readonly Row[];
  columns: readonly EditableColumn<Row>[];
  getRowId: (row: Row) => RowId;
}

/** What is typed into rows until a field is left. A new text from outside (pasted, undone, reloaded) replaces it. */
export function useDrafts<Row>(options: DraftsOptions<Row>) {
  const [known, setKnown] = useState<Drafts>(new Map());
  const drafts = settled(known, options);
  if (drafts !== known) setKnown(drafts);
  const change = (rowId: RowId, next: (drafts: RowDrafts) => RowDrafts) => {
    setKnown((all) => new Map(all).set(rowId, next(all.get(rowId) ?? {})));
  };

  return {
    draftOf: (rowId: RowId, columnId: string) => drafts.get(rowId)?.[columnId]?.text,
    keep: (rowId: RowId, columnId: string, text: string) => change(rowId, (others) => ({ ...others, [columnId]: { text } })),
    drop: (rowId: RowId, columnId: string) => change(rowId, ({ [columnId]: _dropped, ...others }) => others),
  };
}

function settled<Row>(known: Drafts, { rows, columns, getRowId }: DraftsOptions<Row>): Drafts {
  if (known.size === 0) return known;
  const next = new Map<RowId, RowDrafts>();
  for (const row of rows) {
    const drafts = known.get(getRowId(row));
    if (!drafts) continue;
    const kept = settledRow(drafts, row, columns);
    if (Object.keys(kept).length > 0) next.set(getRowId(row), kept);
  }
  const isSame = next.size === known.size && [...next].every(([rowId, drafts]) => known.get(rowId) === drafts);
  return isSame ? known : next;
}

function settledRow<Row>(drafts: RowDrafts, row: Row, columns: readonly EditableColumn<Row>[]): RowDrafts {
  let next = drafts;
  for (const column of columns) {
    const draft = drafts[column.id];
    const own = column.getText(row);
    if (!draft || draft.over === own) continue;
    const { [column.id]: _draft, ...others } = next;
    next = draft.over === undefined || draft.text === own ? { ...others, [column.id]: { text: draft.text, over: own } } : others;
  }
  return next;
}
