import type { ExamPercent, ExamPercentRow } from '@college/curriculum-model';

/** The two parts of the total score, in the order in which they are printed. */
export const percentParts = ['regular', 'final'] as const;
export type PercentPart = ExamPercentRow['part'];

/** What the composition holds at most. */
export const percentLimits = { rows: 30, label: 60 } as const;

export type PercentEvent =
  | { type: 'typeChosen'; scale: ExamPercent['type'] }
  | { type: 'rowAdded'; part: PercentPart }
  | { type: 'rowRemoved'; row: number }
  | { type: 'rowMoved'; row: number; by: -1 | 1 }
  | { type: 'labelTyped'; row: number; label: string }
  | { type: 'percentTyped'; row: number; text: string }
  /** Lines from a spreadsheet: they fill the rows of one part from a start row, and add further ones to it. */
  | { type: 'linesPasted'; row: number; lines: readonly PastedLine[] };

/** The values of a line; missing ones are unchanged. */
export interface PastedLine {
  label?: string;
  percent?: string;
}

/** Applies what was done; `row` counts as in `percentRows`. Rows move within their part only. */
export function percentReducer(value: ExamPercent, event: PercentEvent): ExamPercent {
  const rows = percentRows(value.rows);
  const withRows = (next: readonly ExamPercentRow[]): ExamPercent => ({ ...value, rows: [...next] });
  switch (event.type) {
    case 'typeChosen':
      return event.scale === value.type ? value : { ...value, type: event.scale };
    case 'rowAdded': {
      if (rows.length >= percentLimits.rows) return value;
      return withRows(percentRows([...rows, { part: event.part, label: '', percent: 0 }]));
    }
    case 'rowRemoved':
      return rows[event.row] ? withRows(rows.toSpliced(event.row, 1)) : value;
    case 'rowMoved': {
      const [row, other] = [rows[event.row], rows[event.row + event.by]];
      if (!row || row.part !== other?.part) return value;
      return withRows(rows.with(event.row, other).with(event.row + event.by, row));
    }
    case 'labelTyped': {
      const row = rows[event.row];
      return row ? withRows(rows.with(event.row, { ...row, label: storableLabel(event.label) })) : value;
    }
    case 'linesPasted':
      return rows[event.row] && event.lines.length > 0 ? withRows(withLines(rows, event.row, event.lines)) : value;
    case 'percentTyped': {
      const row = rows[event.row];
      return row ? withRows(rows.with(event.row, { ...row, percent: percentOf(event.text) })) : value;
    }
  }
}

/** How many lines fit from a row on: the rest of its part, and what may still be added to it. */
export function roomFrom(rows: readonly ExamPercentRow[], from: number): number {
  return percentLimits.rows - rows.length + endOfPart(rows, rows[from]!.part) - from;
}

function endOfPart(rows: readonly ExamPercentRow[], part: PercentPart): number {
  return rows.findLastIndex((row) => row.part === part) + 1;
}

function withLines(rows: readonly ExamPercentRow[], from: number, lines: readonly PastedLine[]): ExamPercentRow[] {
  const { part } = rows[from]!;
  const end = endOfPart(rows, part);
  const filled = lines.slice(0, roomFrom(rows, from)).map(({ label, percent }, index): ExamPercentRow => {
    const before = from + index < end ? rows[from + index]! : { part, label: '', percent: 0 };
    return {
      ...before,
      part,
      label: label === undefined ? before.label : storableLabel(label),
      percent: percent === undefined ? before.percent : percentOf(percent),
    };
  });
  return rows.toSpliced(from, Math.min(filled.length, end - from), ...filled);
}

function storableLabel(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u001f\u007f]/g, ' ');
}

/** The rows as they are shown: regular ones, then final ones, each in their own order. */
export function percentRows(rows: readonly ExamPercentRow[]): ExamPercentRow[] {
  return percentParts.flatMap((part) => rows.filter((row) => row.part === part));
}

/** The number of a typed text; nothing typed is 0. */
export function percentOf(text: string): number {
  const number = Number(text);
  return Number.isFinite(number) ? number : 0;
}

/** The share of a row: as typed while that means the same number, so that `12.` may become `12.5`. */
export function percentText(percent: number, typed: string | undefined): string {
  return typed !== undefined && percentOf(typed) === percent ? typed : String(percent);
}
