import type { Bilingual } from '../language';
import type { OptionItem } from '../options';

/** Labels of the top list: the first to the eighth major level (decision 132). */
export const topLevelLabels: readonly Bilingual[] = [
  { zh: '第一大类', en: 'The First Major Level' },
  { zh: '第二大类', en: 'The Second Major Level' },
  { zh: '第三大类', en: 'The Third Major Level' },
  { zh: '第四大类', en: 'The Fourth Major Level' },
  { zh: '第五大类', en: 'The Fifth Major Level' },
  { zh: '第六大类', en: 'The Sixth Major Level' },
  { zh: '第七大类', en: 'The Seventh Major Level' },
  { zh: '第八大类', en: 'The Eighth Major Level' },
];

/** The nested path of one record as a list from the top down. */
export function levelPath(levels: readonly OptionItem[]): OptionItem[] {
  const path: OptionItem[] = [];
  for (let next = levels[0]; next && path.length < 20; next = next.children?.[0]) path.push(next);
  return path;
}

/** The levelId that is stored: the last level chosen (reference §3). */
export function lastLevelId(levels: readonly OptionItem[]): OptionItem['value'] | null {
  return levelPath(levels).at(-1)?.value ?? null;
}
