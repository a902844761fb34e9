import type { Bilingual } from '../language';

/** Why a rule asks what it asks, and on whose word: an issuing body with its document where that was read, otherwise common practice. */
export interface Reason {
  text: Bilingual;
  source: Bilingual;
}

const commonPractice: Bilingual = { zh: '通行做法', en: 'Common practice' };
const ceeaa: Bilingual = {
  zh: '中国工程教育专业认证协会：工程教育认证标准',
  en: 'China Engineering Education Accreditation Association: engineering education accreditation criteria',
};

/** A reason that rests on what many colleges do. */
export function practice(zh: string, en: string): Reason {
  return { text: { zh, en }, source: commonPractice };
}

/** A reason that rests on the criteria of the accreditation association. */
export function criteria(zh: string, en: string): Reason {
  return { text: { zh, en }, source: ceeaa };
}
