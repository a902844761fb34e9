import type { HistoryEntry } from '@college/curriculum-model';
import type { FormatDateTime } from '../../support/dateTime';

/** Changes of one day, latest first. */
export interface HistoryDay {
  /** `YYYY-MM-DD`, as the campus counts days. */
  day: string;
  entries: readonly HistoryEntry[];
}

/** Changes by day, in the order in which they came. */
export function historyDays(entries: readonly HistoryEntry[], format: FormatDateTime): HistoryDay[] {
  const days = new Map<string, HistoryEntry[]>();
  for (const entry of entries) {
    const day = format(entry.time, 'day');
    const known = days.get(day);
    if (known) known.push(entry);
    else days.set(day, [entry]);
  }
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}
