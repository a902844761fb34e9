import type { z } from 'zod';
import {
  archiveFormat,
  archiveHeadSchema,
  archiveVersion,
  endLineSchema,
  tableLineSchema,
  type ArchiveHead,
  type Contents,
} from './archiveFormat';
import { linesOf } from './linesOf';
import { BackupError, backupMessages } from './messages';

/** An archive that is being read: its first line, then what follows. */
export interface OpenArchive {
  head: ArchiveHead;
  /** Yields the records of one table after another, some lines at a time; returns what the archive says is in it. */
  records(): AsyncGenerator<{ table: string; lines: string[] }, Contents>;
}

// Many lines are one statement; a line may be a picture of some megabytes.
const mostLines = 1000;
const mostCharacters = 2_000_000;

/** Begins to read the text of an archive. What is not whole is refused where it breaks off. */
export async function openArchive(text: AsyncIterable<string>): Promise<OpenArchive> {
  const lines = wholeLines(text);
  const first = await lines.next();
  if (first.done) throw new BackupError(backupMessages.damaged);
  const head = readHead(first.value);
  return { head, records: () => recordsOf(lines) };
}

function readHead(line: string): ArchiveHead {
  const value = parsed(line);
  const { format, version, migration } = Object(value) as Partial<ArchiveHead>;
  if (format !== archiveFormat) throw new BackupError(backupMessages.notBackup);
  if (Number(version) > archiveVersion) throw new BackupError(backupMessages.newer(String(migration?.name)));
  return checked(archiveHeadSchema, value);
}

async function* recordsOf(lines: AsyncGenerator<string>): AsyncGenerator<{ table: string; lines: string[] }, Contents> {
  let table = '';
  let gathered: string[] = [];
  let characters = 0;
  for await (const line of lines) {
    if (line.startsWith('[')) {
      if (!table) throw new BackupError(backupMessages.damaged);
      gathered.push(line);
      characters += line.length;
      if (gathered.length < mostLines && characters < mostCharacters) continue;
    }
    if (gathered.length > 0) yield { table, lines: gathered };
    gathered = [];
    characters = 0;
    if (line.startsWith('{"end"')) {
      const { end } = checked(endLineSchema, parsed(line));
      if (!(await lines.next()).done) break;
      return end;
    }
    if (!line.startsWith('[')) table = checked(tableLineSchema, parsed(line)).table;
  }
  throw new BackupError(backupMessages.damaged);
}

/** The lines of an archive, of which the last one ends with a line feed too. */
async function* wholeLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  if (yield* linesOf(text)) throw new BackupError(backupMessages.damaged);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new BackupError(backupMessages.damaged, { cause: error });
  }
}

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const outcome = schema.safeParse(value);
  if (!outcome.success) throw new BackupError(backupMessages.damaged, { cause: outcome.error });
  return outcome.data;
}
