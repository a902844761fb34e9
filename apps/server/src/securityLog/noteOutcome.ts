import type { Endpoint } from '@college/api-client/contract';
import { codes } from '../http/codes';
import { FileAnswer } from '../http/fileAnswer';
import { Refusal } from '../http/refusal';
import type { SecurityNotes } from './SecurityNotes';

/** Notes what every call tells the security log: that a right was refused, that there were too many tries, that a file was fetched. */
export function noteOutcome(notes: SecurityNotes, { path }: Endpoint, answer: unknown): void {
  if (answer instanceof FileAnswer && !answer.type.startsWith('image/')) notes.noteSubject({ kind: 'export', outcome: 'done', what: path });
  // What the call itself noted says more.
  if (!(answer instanceof Refusal) || notes.hasRefusal) return;
  if (answer.code === codes.noRight) notes.noteSubject({ kind: 'refusal', outcome: 'refused', what: path });
  if (answer.code === codes.tooManyAttempts) notes.noteSubject({ kind: 'throttling', outcome: 'throttled', what: path });
}
