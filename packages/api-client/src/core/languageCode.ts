import { defaultLanguageCode, languageCodes } from '@college/curriculum-model';
import type { ClientSession } from './signOut';

/** The code of a language named by its code, as the store keeps it, or by its tag, as `lang` and `UiProvider` have it (`zh-CN`, `en-US`). */
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
