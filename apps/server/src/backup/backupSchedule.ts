import { addDays, campusDay, campusMidnight } from '@college/curriculum-model';

/** Backups that the server makes by itself. */
export interface BackupSchedule {
  /** Where they go. */
  folder: string;
  /** The time of the day on campus, as HH:MM. */
  at: string;
  /** How many are kept. */
  keep: number;
}

/** The last moment at which a backup was to be made. */
export function lastDue(at: string, now: Date, timeZone: string): Date {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const on = (day: string) => new Date(campusMidnight(day, timeZone).getTime() + (hours * 60 + minutes) * 60_000);
  const today = campusDay(now, timeZone);
  const due = on(today);
  return due <= now ? due : on(addDays(today, -1));
}
