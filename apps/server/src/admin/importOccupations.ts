import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase, putReferenceData, type DatabaseLogger } from '../db';
import { importBook } from '../occupations/book/import/importBook';
import { readOptions } from '../options';
import { describePlan } from './describePlan';
import { importMessages } from './importMessages';
import { inBothLanguages } from './messages';

const { stdout, stderr } = process;

// The command's reader wants sentences; what goes wrong comes as an error anyway.
const silent: DatabaseLogger = { info() {}, warn() {}, error() {} };
const maxBytes = 10 * 2 ** 20;

/** Loads the occupation classification from a file a college provides; a dry run unless --apply is given. Answers with the exit code. */
async function importOccupations(parameters: string[]): Promise<number> {
  const options = { apply: { type: 'boolean' }, help: { type: 'boolean' } } as const;
  const { values, positionals, tokens } = parseArgs({ args: parameters, options, strict: false, allowPositionals: true, tokens: true });
  const unknown = tokens.find((token) => token.kind === 'option' && !(token.name in options));
  if (unknown)
    return refuse(`${inBothLanguages(importMessages.unknownOption)}${parameters[unknown.index]}`, inBothLanguages(importMessages.usage));
  if (values.help || positionals.length !== 1) {
    (values.help ? stdout : stderr).write(`${inBothLanguages(importMessages.usage)}\n`);
    return values.help ? 0 : 1;
  }
  const file = positionals[0]!;
  // Before it is read: a file by mistake may be larger than the memory.
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return refuse(inBothLanguages(importMessages.noFile(file)));
  if (found.size > maxBytes) return refuse(inBothLanguages(importMessages.tooLarge));
  const upload = { bytes: await readFile(file), fileName: path.basename(file) };
  const { databaseUrl, dataFolder } = readOptions([], process.env);
  const database = await openDatabase({ url: databaseUrl, folder: dataFolder, logger: silent });
  try {
    // A server that has never started holds nothing to compare with.
    await putReferenceData(database);
    const outcome = await importBook(database, upload, { isApplied: values.apply === true, now: new Date() });
    if ('refusal' in outcome) return refuse(inBothLanguages(outcome.refusal), inBothLanguages(importMessages.nothingStored));
    const hasProblems = outcome.plan.problems.length > 0;
    (hasProblems ? stderr : stdout).write(`${describePlan(outcome)}\n`);
    return hasProblems ? 1 : 0;
  } finally {
    await database.close();
  }
}

function refuse(...reasons: readonly string[]): number {
  stderr.write(`${reasons.join('\n\n')}\n`);
  return 1;
}

process.exitCode = await importOccupations(process.argv.slice(2)).catch((error: unknown) =>
  refuse(error instanceof Error ? error.message.slice(0, 500) : String(error)),
);
