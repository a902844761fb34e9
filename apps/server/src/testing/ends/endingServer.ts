import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** How the engine's thread ends: from outside at any instant, or at one of its next writes of files by an exit, a full heap or a fault of WebAssembly. */
export type Ending =
  | { how: 'terminated' }
  /** At which write (of a fault: at which sync), and whether that one is carried out. */
  | { how: 'stopped' | 'memory' | 'fault'; writes: number; isDone: boolean };

/** Flags of Node.js for a server whose engine a test ends; its process needs a channel (`ipc`) to the test. */
export const endingFlags = ['--import', fileURLToPath(new URL('endsOnRequest.js', import.meta.url))];

/** Ends the engine's thread of a server that was started with `endingFlags`; answers when it ended, on the clock of `Date.now()`. */
export function endEngine(child: ChildProcess, ending: Ending): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('message', ({ ended }: { ended: number }) => resolve(ended));
    child.once('exit', () => reject(new Error('The server ended with its engine.')));
    child.send(ending);
  });
}
