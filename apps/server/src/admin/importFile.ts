import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Bilingual } from '@college/curriculum-model';
import { openDatabase, putReferenceData, silentLogger, type OpenDatabase } from '../db';
import { readOptions } from '../options';
import { describeOutcome, type DescribedOutcome } from './describeOutcome';
import { importMessages } from './importMessages';
import { inBothLanguages } from './messages';

const { stdout, stderr } = process;

// Users of the command expect messages; failures arrive as an error anyway.
const maxBytes = 10 * 2 ** 20;

/** One command that loads a file. */
export interface FileImport {
  usage: Bilingual;
  /** Tries the file, or stores it. */
  load(
    database: OpenDatabase,
    upload: { bytes: Uint8Array; fileName: string },
    how: { isApplied: boolean; now: Date },
  ): Promise<DescribedOutcome | { refusal: Bilingual }>;
}

/** Runs the command with the arguments of the process: a dry run without `--apply`. Sets the exit code. */
export async function runFileImport(command: FileImport): Promise<void> {
  process.exitCode = await run(command, process.argv.slice(2)).catch((error: unknown) =>
    refuse(error instanceof Error ? error.message.slice(0, 500) : String(error)),
  );
}

async function run({ usage, load }: FileImport, parameters: string[]): Promise<number> {
  const options = { apply: { type: 'boolean' }, help: { type: 'boolean' } } as const;
  const { values, positionals, tokens } = parseArgs({ args: parameters, options, strict: false, allowPositionals: true, tokens: true });
  const unknown = tokens.find((token) => token.kind === 'option' && !(token.name in options));
  if (unknown) return refuse(`${inBothLanguages(importMessages.unknownOption)}${parameters[unknown.index]}`, inBothLanguages(usage));
  if (values.help || positionals.length !== 1) {
    (values.help ? stdout : stderr).write(`${inBothLanguages(usage)}\n`);
    return values.help ? 0 : 1;
  }
  const file = positionals[0]!;
  // Before it is read: a file by mistake may be larger than the memory.
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return refuse(inBothLanguages(importMessages.noFile(file)));
  if (found.size > maxBytes) return refuse(inBothLanguages(importMessages.tooLarge));
  const upload = { bytes: await readFile(file), fileName: path.basename(file) };
  const { databaseUrl, directUrl, dataFolder } = readOptions([], process.env);
  const database = await openDatabase({ url: databaseUrl, directUrl, folder: dataFolder, logger: silentLogger });
  try {
    // A server that has never started holds nothing to compare with.
    await putReferenceData(database);
    const outcome = await load(database, upload, { isApplied: values.apply === true, now: new Date() });
    if ('refusal' in outcome) return refuse(inBothLanguages(outcome.refusal), inBothLanguages(importMessages.nothingStored));
    const hasProblems = outcome.problems.length > 0;
    (hasProblems ? stderr : stdout).write(`${describeOutcome(outcome)}\n`);
    return hasProblems ? 1 : 0;
  } finally {
    await database.close();
  }
}

function refuse(...reasons: readonly string[]): number {
  stderr.write(`${reasons.join('\n\n')}\n`);
  return 1;
}
