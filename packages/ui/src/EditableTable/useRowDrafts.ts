import { useState } from 'react';
import type { EditableColumn } from './column';

interface Draft {
  text: string;
  /** The row's own text when this draft was last rendered; unset before the caller could apply the draft. */
  over?: string;
}

type Drafts = Readonly<Record<string, Draft>>;

/** What is typed into a row until it is left. A new text from outside (pasted, undone, reloaded) replaces it. */
export function useRowDrafts<Row>(row: Row, columns: readonly EditableColumn<Row>[]) {
  const [known, setKnown] = useState<Drafts>({});
  const drafts = settled(known, row, columns);
  if (drafts !== known) setKnown(drafts);

  return {
    draftOf: (columnId: string) => drafts[columnId]?.text,
    keep: (columnId: string, text: string) => setKnown((others) => ({ ...others, [columnId]: { text } })),
    drop: (columnId: string) => setKnown(({ [columnId]: _dropped, ...others }) => others),
  };
}

function settled<Row>(drafts: Drafts, row: Row, columns: readonly EditableColumn<Row>[]): Drafts {
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
