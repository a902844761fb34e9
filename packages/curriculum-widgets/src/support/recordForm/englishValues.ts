import { isEnglishOlder, writtenEnglish, type Translations } from '@college/curriculum-model';

/** The English of some fields on a form; a field that is `confirmed` was found to be right still although its Chinese changed. */
export type EnglishValues = Readonly<Record<string, { text: string; confirmed?: boolean }>>;

interface Translated {
  translations?: Translations | undefined;
}

/** The English of these fields, as recorded. */
export function toEnglishValues(record: Translated | null, fields: readonly string[]): EnglishValues {
  return Object.fromEntries(fields.map((field) => [field, { text: record?.translations?.en?.[field]?.text ?? '' }]));
}

/** What a save sends: new English with the time of the save, unchanged English as it was, none where it was emptied; other fields stay. */
export function toTranslations(values: EnglishValues, record: Translated | null, now: string): Translations {
  const stored = record?.translations?.en ?? {};
  const english = { ...stored };
  for (const [field, { text: typed, confirmed }] of Object.entries(values)) {
    const text = typed.trim();
    const before = stored[field];
    if (text === '') delete english[field];
    else if (confirmed || text !== before?.text) english[field] = writtenEnglish(text, now, before);
  }
  return { ...record?.translations, en: english };
}

/** Whether the Chinese changed after the English that the form shows was written (decision 156). */
export function isOlderOnForm(values: EnglishValues, record: Translated | null, field: string): boolean {
  const english = values[field];
  if (!record || !english || english.confirmed) return false;
  return isEnglishOlder(record, field) && english.text.trim() === record.translations?.en?.[field]?.text;
}

/** All English of a form in one text, for the choice between two versions. */
export function englishWords(values: EnglishValues): string {
  return Object.values(values)
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .join('\n');
}
