import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Comparison } from './compare';

const template = new URL('./report.html', import.meta.url);
const slot = '<script id="found" type="application/json"></script>';

interface ReportContent {
  folder: string;
  comparisons: readonly Comparison[];
  base: string;
  /** What each story is called, by its id. */
  titles: Readonly<Record<string, string>>;
  /** The folder of the pictures, relative to the report. */
  folders: Readonly<Record<'before' | 'after' | 'difference', string>>;
}

/** Writes the page on which a designer sees what was, what is and where they differ; it opens from its folder without a server. */
export function writeReport({ folder, comparisons, base, titles, folders }: ReportContent): string {
  const shown = comparisons
    .filter(({ kind }) => kind !== 'same')
    .sort((a, b) => (b.pixels ?? Infinity) - (a.pixels ?? Infinity))
    .map((each) => ({ ...each, title: titles[each.story] ?? each.story }));
  const data = JSON.stringify({ base, total: comparisons.length, shown, folders }).replaceAll('<', '\\u003c');
  const [before, after, ...more] = readFileSync(template, 'utf8').split(slot);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error('Visual report: its template has no single place for what was found. Nobody would see a difference. Put it back.');
  const path = join(folder, 'index.html');
  writeFileSync(path, `${before}${slot.replace('><', () => `>${data}<`)}${after}`);
  return path;
}
