/** The folder for temporary files of tests. */
import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const inMemory = '/dev/shm';
const roomNeeded = 2 * 2 ** 30;

/** A new folder: in memory on a Linux with room there, because the hundreds of files of a database cost a disk ten times the processor time. */
export function temporaryFolder(name) {
  return mkdtempSync(join(hasRoom() ? inMemory : tmpdir(), name));
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > roomNeeded;
  } catch {
    return false; // Another system, which has no such place.
  }
}
