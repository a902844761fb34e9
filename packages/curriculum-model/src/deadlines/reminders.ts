import { addDays, daysBetween } from './days';
import type { Deadline, Reminders } from './plan';

/** Which reminder of a deadline is due on a day: the last one whose day has come, so that a server that was away sends one and not several; null for none. */
export function reminderStage({ due }: Pick<Deadline, 'due'>, { days, late }: Reminders, today: string): string | null {
  const left = daysBetween(today, due);
  if (left < 0) return late ? 'late' : null;
  const come = days.filter((before) => left <= before);
  return come.length === 0 ? null : `before:${Math.min(...come)}`;
}

/** The day on which the reminder of a stage is due. */
export function reminderDay({ due }: Pick<Deadline, 'due'>, stage: string): string {
  return addDays(due, stage === 'late' ? 1 : -Number(stage.slice('before:'.length)));
}
