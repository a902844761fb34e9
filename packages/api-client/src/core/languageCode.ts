import { languageCodes } from '@college/curriculum-model';
import type { ClientSession } from './signOut';

/** The code of a language named by its code, as the store keeps it, or by its tag, as `lang` and `UiProvider` have it (`zh-CN`, `en-US`). */
export function languageCodeOf(named: string | undefined): string | undefined {
  if (!named || /^\d+$/.test(named)) return named;
  return /^zh\b/i.test(named) ? languageCodes.zh : languageCodes.en;
}

/** The session with its language told as a code, whichever way the page names it. */
export function inLanguageCodes(session: ClientSession): ClientSession {
  return {
    authToken: () => session.authToken(),
    clear: () => session.clear(),
    language: () => languageCodeOf(session.language?.()),
  };
}
