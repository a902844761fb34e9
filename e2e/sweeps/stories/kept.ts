import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AccessibilityDigest, Spoken } from '../../../docs/storybook/widget-page/accessibility';
import { mainTitleOf, type Component } from '../../../docs/storybook/widget-page/catalogue';
import { typicalStory } from '../../../docs/storybook/widget-page/typicalStory';
import { root } from '../../../scripts/paths.mjs';
import { languages, nameOf, themes } from './combinations';
import type { StoryResult } from './findings';
import type { ListedStory } from './storybook';

/** What of a run is kept in the repository for the pages of the components. */
export interface Kept {
  digests: Readonly<Record<string, AccessibilityDigest>>;
  spoken: Readonly<Record<string, Spoken>>;
}

/** What a digest is made of. */
interface Run {
  components: readonly Component[];
  /** Every story of Storybook, also those that were not chosen. */
  listed: readonly ListedStory[];
  results: readonly StoryResult[];
  date: string;
  revision: string;
}

const folder = join(root, 'docs/storybook/widget-page');
const order = languages.flatMap((language) => themes.map((theme) => nameOf({ language, theme })));

/** The stories with which the pages of the components open. */
export function typicalStories(components: readonly Component[], listed: readonly ListedStory[]): ListedStory[] {
  return components.flatMap((component) => typicalStory(listed.filter(({ title }) => title === mainTitleOf(component))) ?? []);
}

/** What was seen of each component all of whose stories were looked at, in the state to which their plays lead. */
export function keptOf({ components, listed, results, date, revision }: Run): Kept {
  const digests: Record<string, AccessibilityDigest> = {};
  const spoken: Record<string, Spoken> = {};
  for (const component of components) {
    const own = listed.filter(({ title }) => component.titles.includes(title));
    const seen = own.map(({ id }) => results.filter((result) => result.id === id));
    const passes = seen.flat();
    if (own.length === 0 || seen.some((one) => one.length === 0) || passes.some(hasFailed)) continue;
    digests[component.name] = {
      date: date.slice(0, 10),
      revision,
      stories: own.length,
      combinations: order.filter((name) => passes.some(({ drawn }) => drawn.includes(name))),
      violations: violationsOf(passes),
    };
    spoken[component.name] = Object.assign({}, ...passes.map((result) => result.spoken)) as Spoken;
  }
  return { digests, spoken };
}

/** Puts what a run saw in the place of what is kept of the same components; components that are no more are dropped. */
export function replaceKept(before: Kept, now: Kept, names: readonly string[]): Kept {
  return {
    digests: only({ ...before.digests, ...now.digests }, names),
    spoken: only({ ...before.spoken, ...now.spoken }, names),
  };
}

/** What is kept in the repository. */
export function readKept(): Kept {
  return { digests: read('accessibility') as Kept['digests'], spoken: read('spoken') as Kept['spoken'] };
}

/** Writes what is kept, a line for each component. */
export function writeKept({ digests, spoken }: Kept) {
  writeFileSync(fileOf('accessibility'), linesOf(digests));
  writeFileSync(fileOf('spoken'), linesOf(spoken));
}

function hasFailed({ findings }: StoryResult) {
  return findings.some(({ kind }) => kind === 'play');
}

function violationsOf(results: readonly StoryResult[]) {
  const counts: Record<string, number> = {};
  for (const { kind, what } of results.flatMap(({ findings }) => findings)) {
    const [rule = what] = what.split(':');
    if (kind === 'axe') counts[rule] = (counts[rule] ?? 0) + 1;
  }
  return counts;
}

function only<Value>(record: Readonly<Record<string, Value>>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
}

function linesOf(record: object) {
  const lines = Object.entries(record)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(fileOf(name), 'utf8'));
}

function fileOf(name: string) {
  return join(folder, `${name}.gen.json`);
}
