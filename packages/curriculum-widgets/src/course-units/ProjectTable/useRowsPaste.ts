import { isInComposition } from '@college/ui/composition';
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { readClipboard } from '../../matrices/clipboard/readClipboard';
import { placeOfField } from '../../support/cellPlace';
import { chapterColumns, pasteRows, type ChapterColumn, type PastedRows, type WrongCell } from './pasteRows';
import type { EditableProjectRow, ProjectRowsEvent } from './projectRows';

/** What is said about the last paste, for as long as the rows are what it made of them. */
interface LastPaste {
  /** How much of it was taken; null of a block that was too large. */
  counts: Omit<PastedRows, 'rows' | 'wrong'> | null;
  wrong: readonly WrongCell[];
  /** The rows before it, where it changed any. */
  before?: readonly EditableProjectRow[];
  /** The rows that came of it; not known until the owner of the rows has taken them. */
  after?: readonly EditableProjectRow[];
}

interface RowsPasteOptions {
  rows: readonly EditableProjectRow[];
  isReadOnly: boolean;
  onChange: ((event: ProjectRowsEvent) => void) | undefined;
}

/** Pastes blocks of a spreadsheet into the chapters, reports the result, and undoes the last one as a whole. */
export function useRowsPaste({ rows, isReadOnly, onChange }: RowsPasteOptions) {
  const [known, setKnown] = useState<LastPaste | null>(null);
  const last = known?.after === undefined && known?.before !== rows && known ? { ...known, after: rows } : known;
  if (last !== known) setKnown(last);
  const shown = last && last.after === rows ? last : null;

  function handlePaste(event: ClipboardEvent) {
    const place = isReadOnly ? null : placeOfField(event.target);
    const read = readClipboard({ text: event.clipboardData.getData('text/plain'), html: event.clipboardData.getData('text/html') });
    if (!place || read.kind === 'empty') return;
    if (read.kind === 'tooLarge') {
      event.preventDefault();
      setKnown({ counts: null, wrong: [], after: rows });
      return;
    }
    // One cell is plain text: the browser inserts it at the caret.
    if (read.block.length === 1 && read.block[0]!.length === 1) return;
    event.preventDefault();
    const at = { row: place.index, column: chapterColumns.indexOf(place.columnId as ChapterColumn) };
    const { rows: next, wrong, ...counts } = pasteRows(rows, at, read.block);
    setKnown(next === rows ? { counts, wrong, after: rows } : { counts, wrong, before: rows });
    if (next !== rows) onChange?.({ type: 'rowsPasted', rows: next });
  }

  function undo() {
    if (!shown?.before) return;
    setKnown(null);
    onChange?.({ type: 'rowsPasted', rows: shown.before });
  }

  return {
    shown,
    undo,
    handlePaste,
    handleKeyDown(event: KeyboardEvent) {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'z';
      if (!isUndo || !shown?.before || isInComposition(event) || !placeOfField(event.target)) return;
      event.preventDefault();
      undo();
    },
  };
}

/** The last paste, as it is reported. */
export type ShownPaste = NonNullable<ReturnType<typeof useRowsPaste>['shown']>;
