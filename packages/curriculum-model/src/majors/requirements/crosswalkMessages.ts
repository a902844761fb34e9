import type { Bilingual } from '../../language';
import type { CrosswalkKind } from './crosswalkKinds';

const needs: Record<CrosswalkKind, Bilingual> = {
  same: { zh: '「不变」需要一个旧条目', en: '“same” continues one old item' },
  widened: { zh: '「扩展」需要一个旧条目', en: '“widened” continues one old item' },
  merged: { zh: '「合并」需要几个不同的旧条目', en: '“merged” continues several different old items' },
  split: { zh: '「拆分」的旧条目要分到几个新条目', en: '“split” needs an old item that several new ones continue' },
  new: { zh: '「新增」没有旧条目', en: '“new” continues no old item' },
};

/** What contradicts itself in a crosswalk. */
export const crosswalkMessages = {
  newItem: ({ item, times }: { item: number; times: number }): Bilingual =>
    times === 0
      ? { zh: `新标准第 ${item} 条没有对应`, en: `Item ${item} of the new list has no entry` }
      : { zh: `新标准第 ${item} 条对应了 ${times} 次`, en: `Item ${item} of the new list has ${times} entries` },
  noNewItem: ({ item }: { item: number }): Bilingual => ({
    zh: `新标准没有第 ${item} 条`,
    en: `The new list has no item ${item}`,
  }),
  noOldItem: ({ item }: { item: number }): Bilingual => ({
    zh: `旧标准没有第 ${item} 条`,
    en: `The old list has no item ${item}`,
  }),
  kind: ({ item, kind }: { item: number; kind: CrosswalkKind }): Bilingual => ({
    zh: `新标准第 ${item} 条：${needs[kind].zh}`,
    en: `Item ${item} of the new list: ${needs[kind].en}`,
  }),
};
