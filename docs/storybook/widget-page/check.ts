import type { Bilingual } from '../../../packages/curriculum-model/src';

/** Something that a component meets or misses, with what was found. */
export interface Check {
  name: Bilingual;
  isMet: boolean;
  /** Without it a component is a draft. */
  isNeeded: boolean;
  detail: Bilingual;
}

/** A check without which a component is a draft. */
export const need = (name: Bilingual, isMet: boolean, detail: Bilingual): Check => ({ name, isMet, isNeeded: true, detail });

/** A check that a stable component meets. */
export const want = (name: Bilingual, isMet: boolean, detail: Bilingual): Check => ({ name, isMet, isNeeded: false, detail });

/** A sentence in both languages. */
export function said(en: string, zh: string): Bilingual {
  return { en, zh };
}
