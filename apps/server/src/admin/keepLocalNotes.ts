import type { Transaction } from '../db';
import type { SecurityNote } from '../securityLog/securityNote';
import { SecurityNotes } from '../securityLog/SecurityNotes';

/** Stores what the command did in the security log, together with its changes; nobody is signed in on the machine itself. */
export async function keepLocalNotes(tx: Transaction, done: readonly SecurityNote[], now = new Date()): Promise<void> {
  const notes = new SecurityNotes({ address: 'local', device: 'npm run admin:create' }, () => now);
  for (const note of done) notes.note(note);
  await notes.keep(tx);
}
