import type { HistoryEntry, HistoryReceipt } from '@college/curriculum-model';
import type { FormatDateTime } from '../../support/dateTime';

/** Changes that follow each other and belong to one act, or one change by itself. */
export interface HistoryAct {
  receipt: HistoryReceipt | null;
  entries: readonly HistoryEntry[];
}

/** Changes of one day, latest first. */
export interface HistoryDay {
  /** `YYYY-MM-DD`, as the campus counts days. */
  day: string;
  acts: readonly HistoryAct[];
}

/** Changes by day, in the order in which they came; those of one act together. */
export function historyDays(entries: readonly HistoryEntry[], format: FormatDateTime): HistoryDay[] {
  const days = new Map<string, HistoryEntry[]>();
  for (const entry of entries) {
    const day = format(entry.time, 'day');
    const known = days.get(day);
    if (known) known.push(entry);
    else days.set(day, [entry]);
  }
  return [...days].map(([day, ofDay]) => ({ day, acts: actsOf(ofDay) }));
}

function actsOf(entries: readonly HistoryEntry[]): HistoryAct[] {
  const acts: { receipt: HistoryReceipt | null; entries: HistoryEntry[] }[] = [];
  for (const entry of entries) {
    const { receipt = null } = entry;
    const latest = acts.at(-1);
    if (receipt !== null && latest?.receipt?.id === receipt.id) latest.entries.push(entry);
    else acts.push({ receipt, entries: [entry] });
  }
  return acts;
}
