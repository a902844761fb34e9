import { distinctKsa, localize, type Ksa, type KsaLetter, type Language, type Point, type QuickAddCode } from '@college/curriculum-model';

/** What is assigned: points, or KSA items. */
export type TransferKind = 'point' | 'ksa';

/** One point or KSA item as the picker shows it. */
export interface TransferItem {
  id: number;
  /** K, S or A; points have none. */
  letter?: KsaLetter;
  /** 课点N, or the level of a KSA item. */
  number: number;
  /** Title of a point, description of a KSA item. */
  label: string;
}

/** Points in the order in which the course numbers them (decision 67). */
export function pointItems(points: readonly Point[], language: Language): TransferItem[] {
  return points.map((point, index) => ({ id: point.id, number: index + 1, label: localize(point, language).title }));
}

/** KSA items in the order K, S, A and by number (decision 68). */
export function ksaItems(ksas: readonly Ksa[], language: Language): TransferItem[] {
  return distinctKsa([{ ksa: [...ksas] }]).map((ksa) => ({
    id: ksa.id,
    letter: ksa.title,
    number: ksa.level,
    label: localize(ksa, language).description,
  }));
}

/** A way from the codes of the quick-add field to positions in the list. */
export function positionsByCode(items: readonly TransferItem[]): (code: QuickAddCode) => number | undefined {
  const positions = new Map(items.map(({ letter = '', number }, position) => [`${letter}${number}`, position]));
  return (code) => positions.get(code.kind === 'point' ? String(code.number) : `${code.letter}${code.level}`);
}
