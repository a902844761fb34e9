import type { Translations } from '../../db';

/** A text in both languages, whoever reads: likeness needs the words and not their reader. */
export function bothLanguages<Field extends string>(
  record: Record<Field, string> & { translations: Translations },
  field: Field,
): string[] {
  return [record[field], record.translations.en?.[field]?.text ?? ''];
}

/** Title and description of a point in one text. */
export function pointTexts(point: { title: string; description: string; translations: Translations }): string[] {
  const descriptions = bothLanguages(point, 'description');
  return bothLanguages(point, 'title').map((title, at) => `${title}，${descriptions[at]}`);
}
