import type { Bilingual } from '../language';

/** Why a rule asks what it asks, and on whose word; an issuing body with its document is named only where that was read whole. */
export interface Reason {
  text: Bilingual;
  source: Bilingual;
}

const commonPractice: Bilingual = { zh: '通行做法', en: 'Common practice' };
/** A reason that rests on what many colleges do. */
export function practice(zh: string, en: string): Reason {
  return { text: { zh, en }, source: commonPractice };
}
