import type { Language, LeaderCandidate } from '@college/curriculum-model';

/** What a leader is called in the reader's language. */
export function leaderName({ label, translations }: Pick<LeaderCandidate, 'label' | 'translations'>, language: Language): string {
  return (language === 'en' && translations?.en?.label?.text) || label;
}
