import { LaneFullError, takeFairTurns } from '../turns/takeFairTurns';
import type { FileFault } from './inspectUpload';

// A large file takes some 100 MB while it is read.
const turns = takeFairTurns({ places: 2, mostWaiting: 20 });

/** Reads one file after another, whatever its kind; too many at once are rejected with a retry message. */
export async function readInTurn<Result>(read: () => Promise<Result>): Promise<Result | { fault: FileFault }> {
  try {
    return await turns.run('files', read);
  } catch (error) {
    if (error instanceof LaneFullError) return { fault: { code: 'busy' } };
    throw error;
  }
}
