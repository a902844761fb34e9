import { rm } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Bilingual } from '@college/curriculum-model';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { OpenDatabase } from '../db';
import { withShortPath } from '../db/folderLock';
import { madeBackupSchema } from './backupRecord';
import { explainBackup } from './explainBackup';
import { firstLine } from './firstLine';
import type { PackedArchive } from './packArchive';
import { removeSpools, spoolArchive } from './spoolArchive';
import { noteGoodBackup } from './noteBackups';

const socketName = 'backup.sock';
// How long a caller may neither ask nor read.
const patience = 60_000;

/** What the command says first: that it wants an archive, or what became of one. */
const requestSchema = z.union([z.object({ wants: z.literal('archive') }), z.object({ made: madeBackupSchema })]);
export type BackupRequest = z.output<typeof requestSchema>;

/** What is answered; the bytes of an archive follow. */
export type BackupReply = ({ bytes: number } & PackedArchive) | { refusal: Bilingual } | { noted: true };

/**
 * Gives an archive to whoever connects to a socket in the folder, which only the user of this process may; the returned function ends it. Windows has no such
 * sockets: there the server has to be stopped for a backup.
 */
export async function serveBackups(
  database: OpenDatabase,
  folder: string,
  log: Logger,
  patienceMilliseconds = patience,
): Promise<() => Promise<void>> {
  const place = path.join(folder, socketName);
  if (process.platform === 'win32' || database.engine !== 'embedded') return async () => undefined;
  const callers = new Map<net.Socket, Promise<void>>();
  const server = net.createServer((caller) => {
    // Whoever neither reads nor leaves keeps nobody from stopping the server.
    const hurry = () => caller.setTimeout(patienceMilliseconds);
    caller.on('timeout', () => caller.destroy(new Error('nothing was asked or read in time')));
    hurry();
    caller.on('error', (error) => log.warn({ error: error.message }, 'whoever asked for a backup left'));
    const answered = answer(database, folder, { caller, hurry }, log);
    callers.set(caller, answered);
    void answered.finally(() => callers.delete(caller));
  });
  // The folder is this process's alone: what is there was left by a process that ended.
  await rm(place, { force: true });
  await removeSpools(folder);
  await withShortPath(folder, (shortPlace) => listenPrivately(server, path.join(shortPlace, socketName)));
  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const caller of callers.keys()) caller.destroy();
    await Promise.all(callers.values());
    await closed;
    await rm(place, { force: true });
  };
}

function listenPrivately(server: net.Server, place: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // The socket is made inside `listen`, with mode 0600 from the beginning.
    const mask = process.umask(0o177);
    try {
      server.listen(place, () => resolve());
    } finally {
      process.umask(mask);
    }
    server.unref();
  });
}

async function answer(
  database: OpenDatabase,
  folder: string,
  { caller, hurry }: { caller: net.Socket; hurry: () => void },
  log: Logger,
): Promise<void> {
  const say = (reply: BackupReply) => {
    hurry();
    caller.write(`${JSON.stringify(reply)}\n`);
  };
  try {
    const { line } = await firstLine(caller);
    const request = requestSchema.parse(JSON.parse(line));
    // From here the caller waits for the database, however long that takes.
    caller.setTimeout(0);
    if ('made' in request) {
      await noteGoodBackup(database, request.made);
      say({ noted: true });
      caller.end();
      return;
    }
    const { waitMilliseconds } = await spoolArchive(database, folder, new Date(), async (bytes, size, packed) => {
      say({ bytes: size, ...packed });
      await pipeline(bytes, caller);
    });
    log.info({ waitMilliseconds }, 'a backup was given to the command');
  } catch (error) {
    if (caller.destroyed) {
      log.warn({ err: error }, 'a backup was not taken to its end');
      return;
    }
    log.error({ err: error }, 'a backup failed');
    say({ refusal: explainBackup(error, 'database') });
    caller.end();
  }
}

/** Connects to the server that works on a folder; undefined where none is there. */
export async function connectToServer(folder: string): Promise<net.Socket | undefined> {
  return await withShortPath(folder, (shortPlace) => connected(path.join(shortPlace, socketName)));
}

function connected(place: string): Promise<net.Socket | undefined> {
  return new Promise((resolve, reject) => {
    const caller = net.connect(place, () => resolve(caller));
    const isAbsent = ({ code }: NodeJS.ErrnoException) => code === 'ENOENT' || code === 'ECONNREFUSED';
    caller.once('error', (error) => (isAbsent(error) ? resolve(undefined) : reject(error)));
  });
}
