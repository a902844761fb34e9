#!/usr/bin/env node
import { writeFile } from 'node:fs/promises';
import { readArguments, usage, type CommandOptions } from './readArguments';
import { renderReport } from './render';
import { exitCodeOf } from './report';
import { runConformance } from './runConformance';

/** Runs the suite, prints what holds, and answers the exit code. */
async function run(options: CommandOptions): Promise<number> {
  const { jsonFile, ...rest } = options;
  const stop = new AbortController();
  // What the suite made is cleared away also when somebody stops it.
  process.once('SIGINT', () => stop.abort());
  const total = { calls: 0 };
  const onCall = () => {
    total.calls += 1;
    if (process.stderr.isTTY) process.stderr.write(`\r${total.calls}`);
  };
  const report = await runConformance({ ...rest, signal: stop.signal, onCall });
  if (process.stderr.isTTY) process.stderr.write('\r');
  process.stdout.write(`${renderReport(report, options.language)}\n`);
  if (jsonFile !== undefined) await writeFile(jsonFile, `${JSON.stringify(report, null, 2)}\n`);
  return exitCodeOf(report);
}

async function main(): Promise<void> {
  try {
    const options = readArguments(process.argv.slice(2), process.env);
    if (options === undefined) process.stdout.write(`${usage}\n`);
    else process.exitCode = await run(options);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
}

// The CommonJS twin of this file cannot wait at its top level.
void main();
