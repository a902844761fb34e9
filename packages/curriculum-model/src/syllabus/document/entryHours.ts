import { hoursPairText, sum } from '../../hours';
import type { ReportProjectEntry } from '../reportMatrices';

/** The hours of a placed point, 8/2 for eight of theory and two of practice, or the period alone where only that is known. */
export function entryHours({ theoryPeriod, practicePeriod, period }: ReportProjectEntry): string {
  if (theoryPeriod === undefined && practicePeriod === undefined) return Number(period) === 0 ? '' : String(period);
  return hoursPairText({ theory: theoryPeriod ?? 0, practice: practicePeriod ?? 0 });
}

/** The hours of several placed points together; empty where they cannot be added. */
export function totalEntryHours(entries: readonly ReportProjectEntry[]): string {
  if (entries.every(({ theoryPeriod, practicePeriod }) => theoryPeriod !== undefined || practicePeriod !== undefined)) {
    const theory = sum(entries.map(({ theoryPeriod }) => theoryPeriod ?? 0));
    return hoursPairText({ theory, practice: sum(entries.map(({ practicePeriod }) => practicePeriod ?? 0)) });
  }
  const total = sum(entries.map(({ period }) => Number(period)));
  return Number.isFinite(total) && total > 0 ? String(total) : '';
}
