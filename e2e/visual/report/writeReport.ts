import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleScript } from '../../support/bundleScript';
import type { Comparison } from '../compare';
import type { StoryNames } from '../pictureStore';
import type { Decision, Found, ShownPicture } from './inPage/found';

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

interface ReportContent {
  folder: string;
  comparisons: readonly Comparison[];
  base: string;
  names: StoryNames;
  /** What was decided before. */
  decisions: readonly Decision[];
  /** The folders of the pictures, relative to the report. */
  folders: Found['folders'];
}

/** Writes the page on which a designer compares, accepts and comments on what differs; it opens from its folder without a server. */
export async function writeReport({ folder, comparisons, base, names, decisions, folders }: ReportContent): Promise<string> {
  const shown = comparisons
    .flatMap(({ kind, ...each }): ShownPicture[] => {
      const { widget, name } = names[each.story] ?? { widget: each.story, name: '' };
      return kind === 'same' ? [] : [{ ...each, kind, widget, name }];
    })
    .sort((a, b) => (b.pixels ?? Infinity) - (a.pixels ?? Infinity));
  const found: Found = { base, total: comparisons.length, shown, decisions, folders };
  const parts = {
    '<style></style>': `<style>\n${readFileSync(fileOf('page.css'), 'utf8')}</style>`,
    '<script id="found" type="application/json"></script>': `<script id="found" type="application/json">${JSON.stringify(found).replaceAll('<', '\\u003c')}</script>`,
    '<script></script>': `<script>\n${await bundleScript(fileURLToPath(new URL('inPage/index.ts', import.meta.url)), 'visualReview')}</script>`,
  };
  const page = Object.entries(parts).reduce(filled, readFileSync(fileOf('page.html'), 'utf8'));
  const path = join(folder, 'index.html');
  writeFileSync(path, page);
  return path;
}

function filled(page: string, [slot, content]: [string, string]): string {
  const [before, after, ...more] = page.split(slot);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`Visual report: page.html has no single ${slot}, so nobody would see a difference. Put it back.`);
  return `${before}${content}${after}`;
}
