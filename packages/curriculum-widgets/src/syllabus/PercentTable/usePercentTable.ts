import { percentTotal, type ExamPercent } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { cleanNumericText } from '@college/ui/NumericInput';
import { useState, type ClipboardEvent } from 'react';
import { readClipboard } from '../../matrices/clipboard/readClipboard';
import { editButton, focusCell, placeOf, useCellWalk, useEditFocus, useStayOpen } from '../cells';
import type { SyllabusField } from '../field';
import { percentMessages } from './messages';
import { percentLimits, percentReducer, percentRows, percentText, roomFrom, type PercentEvent, type PercentPart } from './percentState';

interface LastAct {
  sentence: string;
  before: ExamPercent;
}

/** Actions on the composition of a field, and the focus after them. */
export function usePercentTable(field: SyllabusField<ExamPercent>) {
  const text = useMessages(percentMessages);
  const { rootRef, requestFocus } = useEditFocus();
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [last, setLast] = useState<LastAct | null>(null);
  const value = field.typed ?? field.value;
  const rows = percentRows(value.rows);
  const wrong = rows.flatMap(({ part, label, percent }, row) => {
    const place = { part: text[part], row: rows.slice(0, row + 1).filter((other) => other.part === part).length };
    const at = (column: number, sentence: string) => ({ row, column, sentence });
    return [
      ...(label.length > percentLimits.label ? [at(0, text.longLabel({ ...place, length: label.length, max: percentLimits.label }))] : []),
      ...(percent > 100 ? [at(1, text.above100(place))] : []),
    ];
  });

  function act(event: PercentEvent, done: LastAct | null = null) {
    field.type(percentReducer(value, event));
    setLast(done);
  }

  function handleRowAdd(part: PercentPart) {
    const next = percentReducer(value, { type: 'rowAdded', part });
    if (next === value) return;
    act({ type: 'rowAdded', part });
    setTyped({});
    requestFocus(
      cellSelector(
        percentRows(next.rows).findLastIndex((row) => row.part === part),
        0,
      ),
    );
  }

  function handleRowRemove(row: number) {
    const { part, label } = rows[row]!;
    act({ type: 'rowRemoved', row }, { sentence: text.removed({ label: label.trim() || text.unnamed }), before: value });
    setTyped({});
    const left = percentRows(rows.toSpliced(row, 1));
    const near = left[row]?.part === part ? row : left[row - 1]?.part === part ? row - 1 : -1;
    requestFocus(near < 0 ? `[data-add="${part}"]` : cellSelector(near, 0));
  }

  function handleRowMove({ row, by }: { row: number; by: -1 | 1 }) {
    if (percentReducer(value, { type: 'rowMoved', row, by }) === value) return;
    act({ type: 'rowMoved', row, by });
    setTyped({});
    requestFocus(cellSelector(row + by, 0));
  }

  function handlePaste(event: ClipboardEvent<HTMLElement>) {
    const place = placeOf(event.target);
    const read = readClipboard({ text: event.clipboardData.getData('text/plain'), html: event.clipboardData.getData('text/html') });
    if (!place || read.kind !== 'block') return;
    const isOneCell = read.block.length === 1 && read.block[0]!.length === 1;
    // One cell is plain text: the browser inserts it at the caret.
    if (isOneCell) return;
    event.preventDefault();
    const lines = read.block.map(([first, second]) =>
      place.column === 1
        ? { percent: cleanNumericText(first ?? '') }
        : { label: (first ?? '').trim(), ...(second !== undefined && { percent: cleanNumericText(second) }) },
    );
    const left = Math.max(0, lines.length - roomFrom(rows, place.row));
    const sentence = text.pasted({ lines: lines.length - left, left, max: percentLimits.rows });
    act({ type: 'linesPasted', row: place.row, lines }, { sentence, before: value });
    setTyped({});
  }

  function handleCell({ row, column }: { row: number; column: number }, next: string) {
    if (column === 0) return act({ type: 'labelTyped', row, label: next });
    setTyped((known) => ({ ...known, [row]: next }));
    act({ type: 'percentTyped', row, text: next });
  }

  function handleSave() {
    const [first] = wrong;
    if (first) focusCell(rootRef.current, first);
    else close(field.save);
  }

  /** The focus went elsewhere: a composition that cannot be stored stays open. */
  function handleLeave() {
    if (wrong.length > 0) return;
    field.save();
    setTyped({});
    setLast(null);
  }

  function handleScale(scale: string) {
    field.edit();
    act({ type: 'typeChosen', scale: scale === '1' ? 1 : 0 });
  }

  const { watching, forget } = useStayOpen({
    isOpen: field.typed !== undefined,
    onReopen(selector, caret) {
      field.edit();
      requestFocus(selector, caret);
    },
  });

  function close(how: () => void) {
    forget();
    how();
    setTyped({});
    setLast(null);
    requestFocus(editButton);
  }

  return {
    text,
    rootRef,
    value,
    rows,
    wrong,
    last,
    total: percentTotal(rows),
    isFull: rows.length >= percentLimits.rows,
    percentText: (row: number) => percentText(rows[row]!.percent, typed[row]),
    walk: useCellWalk({
      rootRef,
      onSave: handleSave,
      onRowMove: handleRowMove,
    }),
    handleCell,
    handlePaste,
    handleRowAdd,
    handleRowRemove,
    watching,
    handleSave,
    handleLeave,
    handleCancel: () => close(field.cancel),
    handleScale,
    /** Opens at the text or the share of a part. */
    handleEdit({ part = 'regular', column = 0 }: { part?: PercentPart; column?: number } = {}) {
      field.edit();
      const row = rows.findIndex((one) => one.part === part);
      requestFocus(row < 0 ? `[data-add="${part}"]` : cellSelector(row, column));
    },
    handleUndo() {
      if (!last) return;
      field.type(last.before);
      setLast(null);
      setTyped({});
      requestFocus(cellSelector(0, 0));
    },
  };
}

/** The composition of a field with its acts. */
export type PercentTableState = ReturnType<typeof usePercentTable>;

function cellSelector(row: number, column: number): string {
  return `[data-row="${row}"][data-column="${column}"] :is(input, textarea)`;
}
