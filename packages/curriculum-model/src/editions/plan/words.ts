import type { Bilingual } from '../../language';

interface Limit {
  name: string;
  label: Bilingual;
  count: number;
  most: number;
}

/** Sentences of a merge that no other rule has. */
export const planWords = {
  limit: ({ name, label, count, most }: Limit): Bilingual => ({
    zh: `「${name}」合并后有 ${count} 个${label.zh}，最多 ${most} 个。`,
    en: `After the merge “${name}” has ${count} records of the kind “${label.en}”; at most ${most} are allowed.`,
  }),
  equalGoals: ({ name, words }: { name: string; words: string }): Bilingual => ({
    zh: `「${name}」同一指标点下有两个相同的教学目标：${words}`,
    en: `“${name}” has two equal teaching goals under one indicator point: ${words}`,
  }),
  opens: (sentence: string): Bilingual => ({ zh: `产生缺口：${sentence}`, en: `Opens a gap: ${sentence}` }),
  closes: (sentence: string): Bilingual => ({ zh: `消除缺口：${sentence}`, en: `Closes a gap: ${sentence}` }),
  hours: (hours: number): Bilingual => ({ zh: `总学时为 ${hours}`, en: hours === 1 ? '1 hour in total' : `${hours} hours in total` }),
  order: { zh: '顺序', en: 'Order' },
} as const;
