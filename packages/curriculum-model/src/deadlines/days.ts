import { formatDateTime } from '../dates';

const dayLength = 86_400_000;

// Colleges plan by the clocks of the campus, not by those of their servers.
/** Where a campus is that names no time zone. */
export const usualTimeZone = 'Asia/Shanghai';

/** The day on campus at a moment, as YYYY-MM-DD. */
export function campusDay(now: Date, timeZone = usualTimeZone): string {
  return formatDateTime(now, { timeZone, precision: 'day' });
}

/** Days from one day to another; below zero where the other one is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength);
}
