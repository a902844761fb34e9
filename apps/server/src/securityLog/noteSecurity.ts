import type { Logger } from 'pino';
import type { Queries } from '../db';
import type { SecurityNote, SecurityPlace } from './securityNote';
import { SecurityNotes } from './SecurityNotes';

/** Notes one security event at once, for work that no request waits for. In a call use `note` of its context, which goes with the call's own changes. */
export async function noteSecurity(
  { db, log, now }: { db: Queries; log: Logger; now: Date },
  place: SecurityPlace,
  note: SecurityNote,
): Promise<void> {
  const notes = new SecurityNotes(place, () => now);
  notes.note(note);
  await notes.keep(db);
  notes.writeTo(log);
}
