import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineName } from './browsers/engines';
import type { Verdict } from './judge';

/** What a run in one engine came to, as it is written and printed. */
export interface EngineReport extends Verdict {
  engine: EngineName;
  version: string;
  minutes: number;
}

/** Writes the report of an engine as JSON and prints what matters of it. */
export function writeReport(folder: string, report: EngineReport) {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${report.engine}.json`);
  writeFileSync(path, `${JSON.stringify(report, undefined, 2)}\n`);
  const { engine, version, minutes, passed, known, failed, stale, unknown } = report;
  for (const { at, wrong } of failed) console.log(`✗ ${at}\n    ${wrong.join('\n').replaceAll('\n', '\n    ')}`);
  for (const { at, reason } of known) console.log(`· ${at}: ${reason}`);
  for (const { at } of stale) console.log(`✗ ${at} passes in ${engine} by now: take it out of differences.ts.`);
  for (const { at } of unknown) console.log(`✗ ${at} of differences.ts is neither a story nor a job.`);
  console.log(`${version}: ${passed} passed, ${failed.length} failed, ${known.length} differ for a listed reason; ${minutes} min. ${path}`);
}

/** Whether everything passed or differs for its listed reason. */
export function isRight({ failed, stale, unknown }: Verdict) {
  return failed.length + stale.length + unknown.length === 0;
}
