import { createHash, randomUUID } from 'node:crypto';
import { link, mkdtemp, readdir, realpath, rm, symlink, unlink } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseMessages } from './messages';

/** The right to be alone on a folder, until released or until the process ends in whatever way. */
export interface FolderLock {
  release(): Promise<void>;
}

/** Another process works on the folder. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';

  constructor(folder: string) {
    super(databaseMessages.folderInUse(folder));
  }
}

/**
 * Takes the folder. The lock is a listening socket named `lock.<number>`: only a living process answers on it. The highest number
 * rules and is never removed, so a dead holder's lock is passed by linking the next number, which only one of many can do.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const place = await realpath(folder);
  if (process.platform === 'win32') return await listenOnPipe(place);
  return await withShortPath(place, (shortPlace) => takeTurn(place, shortPlace));
}

async function takeTurn(place: string, shortPlace: string): Promise<FolderLock> {
  const ownName = `lock-${process.pid}-${randomUUID().slice(0, 8)}`;
  const server = await listen(path.join(shortPlace, ownName));
  try {
    for (;;) {
      const highest = await highestNumber(place);
      if (highest > 0 && (await isAnswered(path.join(shortPlace, `lock.${highest}`)))) throw new FolderInUseError(place);
      const number = highest + 1;
      if (!(await linkOnce(path.join(place, ownName), path.join(place, `lock.${number}`)))) continue;
      // A starter that was held up between looking and linking finds here that a later number rules.
      await pause(60);
      if ((await highestNumber(place)) !== number) {
        await unlink(path.join(place, `lock.${number}`));
        continue;
      }
      await removeOlder(place, number);
      return { release: () => close(server) };
    }
  } catch (error) {
    await close(server);
    throw error;
  } finally {
    await rm(path.join(place, ownName), { force: true });
  }
}

async function lockNumbers(place: string): Promise<number[]> {
  const names = await readdir(place);
  return names.flatMap((name) => (/^lock\.\d+$/.test(name) ? [Number(name.slice(5))] : []));
}

async function highestNumber(place: string): Promise<number> {
  return Math.max(0, ...(await lockNumbers(place)));
}

async function removeOlder(place: string, number: number): Promise<void> {
  const older = (await lockNumbers(place)).filter((other) => other < number);
  await Promise.all(older.map((other) => rm(path.join(place, `lock.${other}`), { force: true })));
}

async function linkOnce(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function listen(socketPath: string): Promise<net.Server> {
  const server = net.createServer((caller) => caller.destroy());
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(socketPath, () => resolve(server));
  });
}

/** Whether a living process listens there. Everything but a plain refusal counts as yes: better no start than two. */
function isAnswered(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const caller = net.connect(socketPath);
    caller.once('connect', () => resolve(true));
    caller.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT'));
    caller.once('close', () => caller.destroy());
    caller.once('connect', () => caller.destroy());
  });
}

function close(server: net.Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

/** Socket addresses hold about a hundred bytes; a deep folder is reached through a link with a short name. */
export async function withShortPath<Result>(place: string, act: (shortPlace: string) => Promise<Result>): Promise<Result> {
  if (Buffer.byteLength(place) < 60) return await act(place);
  const linkFolder = await mkdtemp(path.join(tmpdir(), 'cw-'));
  try {
    await symlink(place, path.join(linkFolder, 'f'));
    return await act(path.join(linkFolder, 'f'));
  } finally {
    await rm(linkFolder, { recursive: true, force: true });
  }
}

/** On Windows a named pipe's name is itself exclusive and ends with its process. */
async function listenOnPipe(place: string): Promise<FolderLock> {
  const digest = createHash('sha256').update(place.toLowerCase()).digest('hex').slice(0, 32);
  try {
    const server = await listen(`\\\\.\\pipe\\college-workbench-${digest}`);
    return { release: () => close(server) };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE' || code === 'EACCES') throw new FolderInUseError(place);
    throw error;
  }
}
