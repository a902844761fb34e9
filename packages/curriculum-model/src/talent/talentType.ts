import type { Bilingual } from '../language';

/** How a stored type shows: 0 is the admission class, any other the level evaluation class (reference §4). */
export function talentTypeLabel(type: number): Bilingual {
  return type === 0 ? { zh: '准入类', en: 'admission class' } : { zh: '水平评价类', en: 'level evaluation class' };
}

/** The value to store: 7 is shown as level evaluation class and saved as 1 (decision 115). */
export function storedTalentType(type: number): 0 | 1 {
  return type === 0 ? 0 : 1;
}
