import type { Bilingual, Language } from '../language';
import { eachOf, namesOf, namesWhere } from './deriveFields';
import type { FieldNameIn, FieldTable } from './fieldTable';

/** What the fields are called in one language; the short names are for places that say whose fields they are. */
export function labelsOf<Table extends FieldTable>(
  table: Table,
  language: Language,
  length: 'full' | 'short' = 'full',
): Record<FieldNameIn<Table>, string> {
  return eachOf(namesOf(table), (name) => {
    const { label, shortLabel = label } = table[name]!;
    return (length === 'short' ? shortLabel : label)[language];
  });
}

/** The English of a translated text, as a field of its own. */
export function englishOf({ zh, en }: Bilingual): Bilingual {
  return { zh: `${zh}（英文）`, en: `${en} (English)` };
}

/** What the fields are called in sentences about wrong values, by the way to them; `above` is the way to their record. */
export function wireNamesOf(table: FieldTable, ...above: readonly string[]): Record<string, Bilingual> {
  const way = (...keys: readonly string[]) => [...above, ...keys].join('.');
  return Object.fromEntries([
    ...Object.entries(table).map(([name, { label }]) => [way(name), label] as const),
    ...namesWhere(table, { isTranslated: true }).map(
      (name) => [way('translations', 'en', name, 'text'), englishOf(table[name]!.label)] as const,
    ),
  ]);
}
