import { posix } from 'node:path';
import { anchorsOf } from './anchors';
import { outline, type Section } from './outline';
import { chineseGuideFaults } from '../../docs/storybook/widget-page/guide.ts';
import { digestOfText, markOf, translatedText, twinOf, withoutMark } from './twins';

/** An English page and its Chinese twin, by their paths and texts. */
export interface Pair {
  path: string;
  english: string;
  /** Undefined where there is none. */
  chinese: string | undefined;
}

/** Where the Chinese pages differ from the English ones in more than language, and which translate an older text. */
export function twinFaults(pairs: readonly Pair[]): string[] {
  const translated = new Map(pairs.map((pair) => [pair.path, pair]));
  return pairs.flatMap((pair) => {
    const twin = twinOf(pair.path);
    if (pair.chinese === undefined) return [`${twin}: there is no Chinese of ${pair.path}`];
    return faultsOf({ ...pair, chinese: pair.chinese }, translated).map((fault) => `${twin}: ${fault}`);
  });
}

/** Where the Chinese guide of a component differs from the English one in more than language; the code stands in the latter alone. */
export function guideTwinFaults({ path, english, chinese }: Pair): string[] {
  const twin = twinOf(path);
  if (chinese === undefined) return [`${twin}: there is no Chinese of ${path}`];
  const here = outline(translatedText(path, english));
  const there = outline(withoutMark(chinese));
  const headings = chineseGuideFaults(withoutMark(chinese), here[1]?.heading ?? '');
  const content =
    headings.length > 0
      ? []
      : here.flatMap((section, index) =>
          differences(section, there[index]!).map((difference) => `under "${there[index]!.heading}", ${difference}`),
        );
  return [...staleness(path, english, chinese), ...headings, ...content].map((fault) => `${twin}: ${fault}`);
}

function staleness(path: string, english: string, chinese: string): string[] {
  if (markOf(chinese) === digestOfText(translatedText(path, english))) return [];
  return [`it translates another text than that of ${path}: bring the Chinese up to date, then \`npm run translated -- ${path}\``];
}

function faultsOf({ path, english, chinese }: Pair & { chinese: string }, translated: ReadonlyMap<string, Pair>): string[] {
  const faults = staleness(path, english, chinese);
  const twin = twinOf(path);
  const here = outline(english);
  const there = outline(withoutMark(chinese));
  const levels = [here, there].map((sections) =>
    sections
      .map(({ level }) => '#'.repeat(level))
      .join(' ')
      .trim(),
  );
  if (levels[0] !== levels[1]) return [...faults, `its headings are ${levels[1]}, in English ${levels[0]}`];
  // The two name each other, and each link leads to the Chinese page where there is one, to the heading in the same place.
  const inTwin = (target: string) => {
    if (/^\w+:/.test(target)) return target;
    const [file, anchor] = target.split('#');
    const reached = file ? posix.join(posix.dirname(path), file) : path;
    const pair = translated.get(reached);
    const page = reached === twin ? path : pair ? twinOf(reached) : reached;
    return (file && posix.relative(posix.dirname(twin), page)) + (anchor ? `#${pair ? anchorInTwin(pair, anchor) : anchor}` : '');
  };
  here.forEach((section, index) => {
    const place = section.heading ? `under "${there[index]!.heading}"` : 'before its heading';
    for (const difference of differences({ ...section, links: section.links.map(inTwin) }, there[index]!))
      faults.push(`${place}, ${difference}`);
  });
  if (!outline(english)[1]?.links.includes(posix.relative(posix.dirname(path), twin))) {
    faults.push(`the first section of ${path} does not link to it`);
  }
  return faults;
}

/** The anchor of the Chinese heading that stands where the English one with this anchor does. */
function anchorInTwin({ english, chinese }: Pair, anchor: string): string {
  const place = anchorsOf(english).indexOf(anchor);
  return anchorsOf(withoutMark(chinese ?? ''))[place] ?? anchor;
}

function differences(english: Section, chinese: Section): string[] {
  const found: string[] = [];
  if (english.code.join('\n') !== chinese.code.join('\n')) found.push('the code is another than in English');
  if (english.tables.join() !== chinese.tables.join()) {
    found.push(`tables have ${chinese.tables.join(', ') || 'no'} lines, in English ${english.tables.join(', ') || 'none'}`);
  }
  if (english.items !== chinese.items) found.push(`lists have ${chinese.items} items, in English ${english.items}`);
  for (const kind of ['words', 'links'] as const) {
    const missing = without(english[kind], chinese[kind]);
    const added = without(chinese[kind], english[kind]);
    if (missing.length > 0) found.push(`${kind} are missing: ${missing.join(', ')}`);
    if (added.length > 0) found.push(`${kind} are added: ${added.join(', ')}`);
  }
  return found;
}

/** What is left of a list when each entry of another is taken out once. */
function without(list: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return list.filter((entry) => {
    const index = left.indexOf(entry);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
