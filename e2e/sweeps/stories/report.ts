import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/paths.mjs';
import type { Finding, StoryResult } from './findings';
import { reportPage } from './reportPage';
import type { SweepReport } from './sweepReport';

/** Counts what was seen; the results of a story's several passes are put together. */
export function makeReport({
  listed,
  results: seen,
  startedAt,
}: {
  listed: number;
  results: StoryResult[];
  startedAt: number;
}): SweepReport {
  const results = joinPasses(seen);
  const drawn: Record<string, number> = {};
  const kinds: SweepReport['kinds'] = {};
  for (const result of results) {
    for (const combination of result.drawn) drawn[combination] = (drawn[combination] ?? 0) + 1;
    for (const kind of new Set(result.findings.map((finding) => finding.kind))) {
      const count = (kinds[kind] ??= { findings: 0, stories: 0 });
      count.stories += 1;
      count.findings += result.findings.filter((finding) => finding.kind === kind).length;
    }
  }
  return {
    date: new Date().toISOString(),
    revision: revision(),
    minutes: Math.round((Date.now() - startedAt) / 6000) / 10,
    listed,
    visited: results.length,
    drawn,
    kinds,
    stories: results.filter(({ findings }) => findings.length > 0),
  };
}

function joinPasses(results: readonly StoryResult[]): StoryResult[] {
  const joined = new Map<string, StoryResult>();
  for (const result of results) {
    const before = joined.get(result.id);
    if (before === undefined) joined.set(result.id, result);
    else
      joined.set(result.id, { ...before, drawn: [...before.drawn, ...result.drawn], findings: [...before.findings, ...result.findings] });
  }
  return [...joined.values()];
}

function revision() {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    return 'unknown'; // Unpacked without its history.
  }
}

/** Writes the report as JSON and as a page, and prints a summary to the console. */
export function writeReport(folder: string, report: SweepReport) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify(report, undefined, 2)}\n`);
  writeFileSync(join(folder, 'report.html'), reportPage(report));
  for (const { id, findings } of report.stories) for (const finding of findings) console.log(`${id}: ${lineOf(finding)}`);
  console.log(`\n${report.visited} of ${report.listed} stories visited in ${report.minutes} min, revision ${report.revision}.`);
  for (const [combination, count] of Object.entries(report.drawn)) console.log(`  ${combination}: ${count} stories`);
  for (const [kind, { findings, stories }] of Object.entries(report.kinds)) console.log(`  ${kind}: ${findings} in ${stories} stories`);
  if (report.stories.length === 0) console.log('  Nothing was found.');
  console.log(`Report: ${join(folder, 'report.html')}`);
}

function lineOf({ kind, what, target, extent, places }: Finding) {
  return `${kind}: ${what}${extent ? `, ${extent}` : ''}${target ? ` @ ${target}` : ''} (${places.join(', ')})`;
}
