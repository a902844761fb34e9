#!/usr/bin/env node
import type { Bilingual } from '@college/curriculum-model';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyStarter } from './copyStarter';
import { startMessages } from './messages';
import { languageOf, readArguments, Refused } from './readArguments';

const argv = process.argv.slice(2);
const language = languageOf(argv, process.env);

/** A sentence in the language asked for, or in both. */
function say({ zh, en }: Bilingual): string {
  return language === undefined ? `${zh}\n${en}\n` : `${language === 'zh' ? zh : en}\n`;
}

async function main(): Promise<void> {
  const options = readArguments(argv);
  if (options === undefined) {
    process.stdout.write(say(startMessages.usage));
    return;
  }
  const here = import.meta.dirname;
  const { version } = JSON.parse(await readFile(join(here, '../../package.json'), 'utf8')) as { version: string };
  await copyStarter({ ...options, examples: join(here, '../examples'), version, language });
  process.stdout.write(say(startMessages.made(options.folder, options.kind)));
}

main().catch((error: unknown) => {
  process.stderr.write(error instanceof Refused ? say(error.sentence) : `${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
