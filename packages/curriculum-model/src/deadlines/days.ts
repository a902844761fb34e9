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

/** The moment at which a day begins on campus. */
export function campusMidnight(day: string, timeZone = usualTimeZone): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // What the clocks of the campus are ahead by, taken again where they change between both moments.
  const aheadAt = (moment: number) =>
    Date.parse(`${formatDateTime(moment, { timeZone, precision: 'second' }).replace(' ', 'T')}Z`) - moment;
  return new Date(midnight - aheadAt(midnight - aheadAt(midnight)));
}

/** The day that is some days later, or earlier where they are below zero. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}
