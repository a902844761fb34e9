import type { KsaLetter } from '@college/curriculum-model';
import { ksas, points } from '@college/curriculum-model/fixtures';
import { ksaItems, pointItems, type TransferItem } from '../transferItems';

/** The ten points of 数据结构. */
export const samplePoints = points.filter(({ courseId }) => courseId === 1004);
/** Its nine KSA items. */
export const sampleKsas = ksas.filter(({ courseId }) => courseId === 1004);

/** Points of 数据结构 as the picker shows them. */
export const somePoints = (count = 10, language: 'zh' | 'en' = 'zh') => pointItems(samplePoints.slice(0, count), language);
/** KSA items of 数据结构 as the picker shows them. */
export const someKsa = (language: 'zh' | 'en' = 'zh') => ksaItems(sampleKsas, language);

/** The id of a KSA item by its code. */
export function ksaId(code: string): number {
  const found = sampleKsas.find(({ title, level }) => `${title}${level}` === code);
  if (!found) throw new Error(`fakes: 数据结构 has no KSA item ${code}.`);
  return found.id;
}

const words = ['链表', '二叉树', '图的遍历', '散列', '快速排序', '栈与队列', '复杂度', '递归'];
const letters: readonly KsaLetter[] = ['K', 'S', 'A'];

/** Any number of KSA items, a third for each letter. */
export function manyKsa(count: number): TransferItem[] {
  const perLetter = Math.ceil(count / 3);
  return Array.from({ length: count }, (_, index) => ({
    id: 5001 + index,
    letter: letters[Math.floor(index / perLetter)]!,
    number: (index % perLetter) + 1,
    label: `${words[index % words.length]}的要点 ${index + 1}`,
  }));
}
