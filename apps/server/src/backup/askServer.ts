import type net from 'node:net';
import { connectToServer, type BackupReply, type BackupRequest } from './backupSocket';
import { firstLine } from './firstLine';
import { BackupError, backupMessages } from './messages';
import type { MadeBackup } from './backupRecord';
import type { MakeArchive } from './packArchive';

/** What asks the server that works on a folder for an archive; undefined where none answers. */
export async function askServer(folder: string): Promise<MakeArchive | undefined> {
  const caller = await connectToServer(folder);
  return (
    caller &&
    (async (take) => {
      try {
        const { reply, rest } = await asked(caller, { wants: 'archive' });
        if (!('bytes' in reply)) throw new BackupError(backupMessages.serverFailed('…'));
        await take(whole(rest, reply.bytes));
        const { bytes: _bytes, ...packed } = reply;
        return packed;
      } finally {
        // Whoever took only the beginning keeps neither this process nor the server waiting.
        caller.destroy();
      }
    })
  );
}

/** Has the server that works on a folder note a good backup; false where none answers. */
export async function tellServer(folder: string, made: MadeBackup): Promise<boolean> {
  const caller = await connectToServer(folder);
  if (!caller) return false;
  await asked(caller, { made });
  caller.end();
  return true;
}

async function asked(caller: net.Socket, request: BackupRequest): Promise<{ reply: BackupReply; rest: AsyncGenerator<Buffer> }> {
  caller.write(`${JSON.stringify(request)}\n`);
  const { line, rest } = await firstLine(caller);
  const reply = JSON.parse(line) as BackupReply;
  if ('refusal' in reply) throw new BackupError(reply.refusal);
  return { reply, rest };
}

/** A server that ended meanwhile has cut it. */
async function* whole(bytes: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let read = 0;
  for await (const part of bytes) {
    read += part.length;
    yield part;
  }
  if (read !== size) throw new BackupError(backupMessages.serverFailed(`${read}/${size}`));
}
