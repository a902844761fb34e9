import { defaultLanguageCode, languageCodes } from '@college/curriculum-model';
import type { ClientSession } from './signOut';

/** Resolves a language to its code, from the stored code or from a tag as in `lang` and `UiProvider` (`zh-CN`, `en-US`). */
export function languageCodeOf(named: string | undefined): string | undefined {
  if (!named || /^\d+$/.test(named)) return named;
  return /^zh\b/i.test(named) ? languageCodes.zh : languageCodes.en;
}

/** A session that always has a language, as a code. */
export interface SpokenSession extends ClientSession {
  language(): string;
}

/** The session with its language as a code, whether the page passes a tag or a code; Chinese where none was chosen (core §9). */
export function inLanguageCodes(session: ClientSession): SpokenSession {
  return {
    authToken: () => session.authToken(),
    clear: () => session.clear(),
    language: () => languageCodeOf(session.language?.()) || defaultLanguageCode,
  };
}
