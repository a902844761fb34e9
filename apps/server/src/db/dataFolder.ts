import { access, constants, mkdir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { exists } from './exists';
import { DatabaseFaultError, faultOf } from './databaseFault';
import { databaseMessages } from './messages';

// A new database with the reference data has 45 MB; PostgreSQL's log grows by 16 MB at a time, and needs room for the next part.
const firstMegabytes = 64;
const leastMegabytes = 32;

/** What is asked of the file system about a place. */
export interface Disk {
  megabytesLeft(place: string): Promise<number>;
  isWritable(place: string): Promise<boolean>;
}

const ownDisk: Disk = {
  megabytesLeft: async (place) => Math.floor((await freeBytes(place)) / 2 ** 20),
  isWritable: (place) => isGranted(place, constants.W_OK),
};

/** Bytes that are free on the disk of a place. */
export async function freeBytes(place: string): Promise<number> {
  const { bavail, bsize } = await statfs(place);
  return bavail * bsize;
}

/** Makes the folder of the embedded database; throws a sentence where nothing can be stored there. */
export async function prepareFolder(folder: string, disk: Disk = ownDisk): Promise<void> {
  const existing = await nearestExisting(folder);
  if (!(await stat(existing)).isDirectory()) throw new Error(databaseMessages.folderIsFile(existing));
  if (!(await disk.isWritable(existing))) throw new DatabaseFaultError('readOnly', databaseMessages.folderReadOnly(folder));
  if (!(await exists(path.join(folder, 'data')))) {
    const left = await disk.megabytesLeft(existing);
    if (left < firstMegabytes) throw new DatabaseFaultError('full', databaseMessages.diskTooSmall(folder, left, firstMegabytes));
  }
  await mkdir(folder, { recursive: true });
}

/** Throws where the disk of the folder has too little room for the database to go on. */
export async function requireRoom(folder: string, disk: Disk = ownDisk, options?: ErrorOptions): Promise<void> {
  const left = await disk.megabytesLeft(folder);
  if (left < leastMegabytes) throw new DatabaseFaultError('full', databaseMessages.diskFull(folder, left), options);
}

/** Throws what an engine that could not be opened means: an engine without room or right to write ends without saying so. */
export async function explainOpening(error: unknown, folder: string | undefined, disk: Disk = ownDisk): Promise<never> {
  if (!folder || error instanceof DatabaseFaultError) throw error;
  if (!(await disk.isWritable(folder))) throw new DatabaseFaultError('readOnly', databaseMessages.folderReadOnly(folder), { cause: error });
  await requireRoom(folder, disk, { cause: error });
  if (faultOf(error) === 'full') throw new DatabaseFaultError('full', databaseMessages.startFull, { cause: error });
  throw error;
}

/** The folder itself, or the first above it that exists. */
async function nearestExisting(folder: string): Promise<string> {
  const place = path.resolve(folder);
  return (await exists(place)) ? place : nearestExisting(path.dirname(place));
}

async function isGranted(place: string, mode: number): Promise<boolean> {
  return access(place, mode).then(
    () => true,
    () => false,
  );
}
