import type { Bilingual } from '../language';

/** A band of the five-level scale and the score from which it holds. */
export interface GradeBand {
  from: number;
  to: number;
  name: Bilingual;
}

/** Grade bands in the words of the report's note (reference §2.12, decision 40). */
export const gradeBands: readonly GradeBand[] = [
  { from: 90, to: 100, name: { zh: '优秀', en: 'excellent' } },
  { from: 80, to: 89, name: { zh: '良好', en: 'good' } },
  { from: 70, to: 79, name: { zh: '中等', en: 'moderate' } },
  { from: 60, to: 69, name: { zh: '及格', en: 'passing' } },
  { from: 0, to: 59, name: { zh: '不及格', en: 'failing' } },
];
