import { rm } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Bilingual } from '@college/curriculum-model';
import type { Logger } from 'pino';
import type { OpenDatabase } from '../db';
import { withShortPath } from '../db/folderLock';
import type { Contents } from './archiveFormat';
import { explainBackup } from './explainBackup';
import { BackupError, backupMessages } from './messages';
import { packArchive, type PackedArchive } from './packArchive';

const socketName = 'backup.sock';

/** What comes before the bytes of an archive. */
type Reply = { bytes: number; contents: Contents; waitMilliseconds: number } | { refusal: Bilingual };

/**
 * Gives an archive to whoever connects to a socket in the folder, which only the user of this process may; the returned function ends it. Windows has no such
 * sockets: there the server has to be stopped for a backup.
 */
export async function serveBackups(database: OpenDatabase, folder: string, log: Logger): Promise<() => Promise<void>> {
  const place = path.join(folder, socketName);
  if (process.platform === 'win32' || database.engine !== 'embedded') return async () => undefined;
  const callers = new Set<net.Socket>();
  // One after another: two archives at once are twice the memory.
  let turn: Promise<unknown> = Promise.resolve();
  const server = net.createServer((caller) => {
    callers.add(caller);
    caller.on('close', () => callers.delete(caller));
    caller.on('error', (error) => log.warn({ error: error.message }, 'whoever asked for a backup left'));
    turn = turn.then(() => answer(database, caller, log));
  });
  // The folder is this process's alone: one that is there was left by a process that ended.
  await rm(place, { force: true });
  await withShortPath(folder, (shortPlace) => listenPrivately(server, path.join(shortPlace, socketName)));
  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    await turn;
    for (const caller of callers) caller.destroy();
    await closed;
    await rm(place, { force: true });
  };
}

function listenPrivately(server: net.Server, place: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // The socket is made inside `listen`, with mode 0600 from the beginning.
    const mask = process.umask(0o177);
    server.listen(place, () => resolve());
    process.umask(mask);
    server.unref();
  });
}

async function answer(database: OpenDatabase, caller: net.Socket, log: Logger): Promise<void> {
  try {
    const { parts, contents, waitMilliseconds } = await packArchive(database, new Date());
    const bytes = parts.reduce((sum, part) => sum + part.length, 0);
    caller.write(`${JSON.stringify({ bytes, contents, waitMilliseconds } satisfies Reply)}\n`);
    for (const part of parts) caller.write(part);
    log.info({ bytes, waitMilliseconds }, 'a backup was given to the command');
  } catch (error) {
    log.error({ err: error }, 'a backup failed');
    caller.write(`${JSON.stringify({ refusal: explainBackup(error, 'database') } satisfies Reply)}\n`);
  }
  caller.end();
}

/** Asks the server that works on a folder for an archive; undefined where none answers. */
export async function askServer(folder: string): Promise<PackedArchive | undefined> {
  const caller = await withShortPath(folder, (shortPlace) => connected(path.join(shortPlace, socketName)));
  return caller && (await readReply(caller));
}

function connected(place: string): Promise<net.Socket | undefined> {
  return new Promise((resolve, reject) => {
    const caller = net.connect(place, () => resolve(caller));
    const isAbsent = ({ code }: NodeJS.ErrnoException) => code === 'ENOENT' || code === 'ECONNREFUSED';
    caller.once('error', (error) => (isAbsent(error) ? resolve(undefined) : reject(error)));
  });
}

async function readReply(caller: Readable): Promise<PackedArchive> {
  const all: Buffer[] = [];
  for await (const part of caller) all.push(part as Buffer);
  const whole = Buffer.concat(all);
  const end = whole.indexOf('\n');
  if (end < 0) throw new BackupError(backupMessages.serverFailed('…'));
  const reply = JSON.parse(whole.toString('utf8', 0, end)) as Reply;
  if ('refusal' in reply) throw new BackupError(reply.refusal);
  const bytes = whole.subarray(end + 1);
  // A server that ended meanwhile has cut it.
  if (bytes.length !== reply.bytes) throw new BackupError(backupMessages.serverFailed(`${bytes.length}/${reply.bytes}`));
  return { parts: [bytes], contents: reply.contents, waitMilliseconds: reply.waitMilliseconds };
}
