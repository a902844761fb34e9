import { faultOf, DatabaseFaultError, type DatabaseFault } from './databaseFault';
import { databaseMessages } from './messages';

/** A sentence for whoever starts the server on a database that fails; without statements and their values. */
export function explainStart(error: unknown): string {
  const fault = error instanceof DatabaseFaultError ? undefined : faultOf(error);
  if (fault) return sentences[fault];
  return error instanceof Error ? error.message : String(error);
}

const sentences: Readonly<Record<DatabaseFault, string>> = {
  away: databaseMessages.startBroken,
  lost: databaseMessages.startBroken,
  silent: databaseMessages.startBroken,
  full: databaseMessages.startFull,
  readOnly: databaseMessages.startReadOnly,
};
