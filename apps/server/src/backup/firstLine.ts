import { BackupError, backupMessages } from './messages';

// The contents of an archive are some kilobytes.
const mostBytes = 1_000_000;

/** Reads the first line of what comes; `rest` yields the bytes after it. */
export async function firstLine(from: AsyncIterable<Buffer>): Promise<{ line: string; rest: AsyncGenerator<Buffer> }> {
  const parts = from[Symbol.asyncIterator]();
  let read = Buffer.alloc(0);
  let end = -1;
  while (end < 0) {
    const next = await parts.next();
    if (next.done || read.length > mostBytes) throw new BackupError(backupMessages.serverFailed('…'));
    read = Buffer.concat([read, next.value]);
    end = read.indexOf('\n');
  }
  async function* rest() {
    yield read.subarray(end + 1);
    for (let next = await parts.next(); !next.done; next = await parts.next()) yield next.value;
  }
  return { line: read.toString('utf8', 0, end), rest: rest() };
}
