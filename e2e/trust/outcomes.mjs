import { copyMessages } from '../../apps/server/src/copy/messages';
import { databaseSentence } from '../../apps/server/src/http/databaseFailure';

const uncertain = ['away', 'lost', 'silent', 'full', 'readOnly'].map((fault) => databaseSentence(fault, 'unknown').zh);

/** What became of a write that failed: refused with nothing done, uncertain as the server says, cut, or an error. */
export function outcomeOf(error) {
  // Status 503 with a sentence: nothing of it was done.
  if (error.isTemporary || error.message === copyMessages.notStarted.zh) return 'refused';
  // The number of the request follows.
  if (uncertain.some((sentence) => error.message.startsWith(sentence))) return 'uncertain';
  return error.code === undefined || error.name === 'NetworkError' ? 'cut' : `${error.code} ${error.message}`;
}
