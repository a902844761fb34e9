import { takeTurns } from '../turns/takeTurns';
import type { FileFault } from './inspectUpload';

// A large file takes some 100 MB while it is read.
const turns = takeTurns(2);
const longestQueue = 20;
let waiting = 0;

/** Reads one file after another, whatever kind of file it is; too many at once are told to come again. */
export async function readInTurn<Result>(read: () => Promise<Result>): Promise<Result | { fault: FileFault }> {
  if (waiting >= longestQueue) return { fault: { code: 'busy' } };
  waiting += 1;
  return await turns(async () => {
    waiting -= 1;
    return await read();
  });
}
