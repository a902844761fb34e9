import type { TranslatedText, Translations } from './extensions';

interface Translated {
  translations?: Translations | undefined;
}

/** Whether the Chinese of this field changed after its English was written, so that the two may no longer say the same (decision 156). */
export function isEnglishOlder(row: Translated, field: string): boolean {
  const english = row.translations?.en?.[field];
  return Boolean(english?.text && english.older);
}

/**
 * The record to store after a change, with the English of each named field marked where it is now older than its Chinese.
 * Chinese that changes while its English does not marks it; new English, or the same confirmed at a newer time, is unmarked; all
 * other English keeps the mark it had, whatever a client sends. A record that comes without translations keeps those it had.
 */
export function markOlderEnglish<Row extends Translated>(before: Row, after: Row, fields: readonly (keyof Row & string)[]): Row {
  const translations = after.translations ?? before.translations;
  const stored = before.translations?.en ?? {};
  const marked = { ...translations?.en };
  for (const field of fields) {
    const english = marked[field];
    if (english) marked[field] = withMark(english, isOlderAfter(stored[field], english, before[field] !== after[field]));
  }
  return translations?.en
    ? { ...after, translations: { ...translations, en: marked } }
    : { ...after, ...(translations && { translations }) };
}

// The last moment that has four digits for its year.
const endOfTime = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** English as it is written, or confirmed to be still right, at a moment; its time is later than that of the English before it, come what may. */
export function writtenEnglish(text: string, now: string, before?: TranslatedText): TranslatedText {
  const earliest = before ? Math.min(Date.parse(before.updatedAt) + 1, endOfTime) : Number.NaN;
  return { text, updatedAt: earliest > Date.parse(now) ? new Date(earliest).toISOString() : now };
}

function isOlderAfter(stored: TranslatedText | undefined, sent: TranslatedText, isChineseChanged: boolean): boolean {
  if (!stored) return Boolean(sent.older);
  if (stored.text === sent.text && stored.updatedAt === sent.updatedAt) return isChineseChanged || Boolean(stored.older);
  // English of an earlier time comes from the history and brings its own mark.
  return Boolean(sent.older) && Date.parse(sent.updatedAt) < Date.parse(stored.updatedAt);
}

function withMark({ text, updatedAt }: TranslatedText, isOlder: boolean): TranslatedText {
  return isOlder ? { text, updatedAt, older: true } : { text, updatedAt };
}
