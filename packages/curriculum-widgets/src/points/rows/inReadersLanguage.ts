import { localize, type Language, type Translations } from '@college/curriculum-model';

interface TranslatedRow {
  id: number;
  title: string;
  description: string;
  translations?: Translations | undefined;
}

/**
 * The rows as a reader of the language sees them. A row whose Chinese was changed since it was stored stays as written: its English is of the older text.
 */
export function inReadersLanguage<Row extends TranslatedRow>(
  rows: readonly Row[],
  stored: readonly TranslatedRow[],
  language: Language,
): readonly Row[] {
  if (language === 'zh') return rows;
  const before = new Map(stored.map((row) => [row.id, row]));
  return rows.map((row) => {
    const { title, description } = before.get(row.id) ?? {};
    return row.title === title && row.description === description ? localize(row, language) : row;
  });
}
