import type { Bilingual, Language } from '../language';
import { eachOf, namesOf } from './deriveFields';
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

/** What the fields are called in sentences about wrong values, by the way to them; `above` is the way to their record. A text in `translations.en` goes by its field. */
export function wireNamesOf(table: FieldTable, ...above: readonly string[]): Record<string, Bilingual> {
  return Object.fromEntries(Object.entries(table).map(([name, { label }]) => [[...above, name].join('.'), label]));
}
