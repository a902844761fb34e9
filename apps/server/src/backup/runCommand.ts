import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Bilingual } from '@college/curriculum-model';
import { inBothLanguages } from '../admin/messages';
import { explainBackup } from './explainBackup';

const { stdout, stderr } = process;

/** The options of a command as they were given. */
export type Given = Record<string, string | boolean | undefined>;

/** Runs a command with the arguments of the process; its sentence goes to standard output, a refusal to standard error with exit code 1. */
export async function runCommand(
  usage: Bilingual,
  options: NonNullable<ParseArgsConfig['options']>,
  needed: string | undefined,
  act: (given: Given) => Promise<Bilingual>,
): Promise<void> {
  try {
    const { values } = parseArgs({ args: process.argv.slice(2), options: { ...options, help: { type: 'boolean' } } });
    const given = values as Given;
    if (given.help || (needed && !given[needed])) {
      (given.help ? stdout : stderr).write(`${inBothLanguages(usage)}\n`);
      process.exitCode = given.help ? 0 : 1;
      return;
    }
    stdout.write(`${inBothLanguages(await act(given))}\n`);
  } catch (error) {
    const { zh, en } = explainBackup(error, process.cwd());
    stderr.write(`${zh === en ? en : inBothLanguages({ zh, en })}\n`);
    process.exitCode = 1;
  }
}

/** npm runs scripts in the root folder; a path is relative to the person's working directory. */
export function fromHere(file: string | boolean | undefined): string {
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), String(file));
}
