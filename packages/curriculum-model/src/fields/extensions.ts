import { z } from 'zod';
import { text } from './text';
import { textLimits } from './textLimits';
import { timestampSchema } from './times';

/** English (or another language's) text of one field, when it was written, and whether its Chinese has changed since. */
export const translatedTextSchema = z.object({
  text: text(textLimits.article),
  // Between the others, because PostgreSQL orders JSON keys by length, and an unchanged record should serialize unchanged.
  /** Whether the Chinese changed since; set by the server (see `markOlderEnglish`), never by a client. */
  older: z.boolean().optional(),
  updatedAt: timestampSchema,
});
export type TranslatedText = z.infer<typeof translatedTextSchema>;

/** Extension: texts in other languages by field; Chinese in the record itself stays the original (decision 156). */
export const translationsSchema = z.object({ en: z.record(z.string().max(64), translatedTextSchema).optional() });
export type Translations = z.infer<typeof translationsSchema>;

/** Extension fields of an entity with free text. */
export const translatable = { translations: translationsSchema.optional() };

/** The same where it is saved: English is no longer than its Chinese may be, since who reads English gets it in its place. */
export function translatableWithin(limits: ReadonlyMap<string, number>) {
  const translations = translationsSchema.check(({ value, issues }) => {
    for (const [field, { text: input }] of Object.entries(value.en ?? {})) {
      const maximum = limits.get(field);
      if (maximum === undefined || input.length <= maximum) continue;
      issues.push({ code: 'too_big', origin: 'string', maximum, inclusive: true, input, path: ['en', field, 'text'] });
    }
  });
  return { translations: translations.optional() };
}

/** The version number that detects concurrent saves of one record; absent where a server has none (domain.md §1). */
export const versionSchema = z.int().min(0).max(2_147_483_647);

/** Extension fields of an entity that staff edit. */
export const versioned = { version: versionSchema.optional() };

/**
 * Extension fields of a record with others below it. `revision` changes with the record and with whatever is deleted together with it, such as the goals of a
 * course unit or the matrix cells of a goal; a deletion is compared with it.
 */
export const revised = { ...versioned, revision: versionSchema.optional() };
