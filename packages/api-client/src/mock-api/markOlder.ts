import { markOlderEnglish, translatedFields, type TranslatedKind } from '@college/curriculum-model';
import { translatedRows, type TranslatedRow } from '../translations/translatedRows';
import type { MockState } from './mockState';

const fieldsOf = Object.fromEntries(Object.entries(translatedFields).map(([kind, fields]) => [kind, [...fields.keys()]])) as Record<
  TranslatedKind,
  (keyof TranslatedRow)[]
>;

/**
 * Notes what every text is; the function that it answers marks the English whose Chinese has changed since, as a server's database does.
 * A record that was saved without its translations has them back.
 */
export function watchTexts(state: MockState): () => void {
  const before = new Map<string, TranslatedRow>();
  for (const [kind, row] of everyRow(state)) if (row.translations?.en) before.set(`${kind}-${row.id}`, { ...row });
  return () => {
    for (const [kind, row] of everyRow(state)) {
      const was = before.get(`${kind}-${row.id}`);
      const fields = fieldsOf[kind];
      // Texts are replaced, never changed in place.
      if (!was || [...fields, 'translations' as const].every((field) => was[field] === row[field])) continue;
      const { translations } = markOlderEnglish(was, row, fields);
      if (translations) row.translations = translations;
    }
  };
}

function everyRow(state: MockState): [TranslatedKind, TranslatedRow][] {
  return Object.entries(translatedRows(state)).flatMap(([kind, rows]) =>
    rows.map((row) => [kind as TranslatedKind, row] as [TranslatedKind, TranslatedRow]),
  );
}
