import type { Qualification } from '@college/curriculum-model';

/** The key of a qualification without an id: names are unique in an edition. */
export function qualificationKey({ name, department }: Qualification): string {
  return `${name}\n${department}`;
}

/** The category in the language of the interface; one that the directory does not know stays as it is. */
export function categoryWord(typeName: string, text: Record<'admission' | 'level', string>): string {
  if (typeName === '准入类') return text.admission;
  if (typeName === '水平评价类') return text.level;
  return typeName;
}
