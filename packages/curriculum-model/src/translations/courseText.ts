import { z } from 'zod';
import { hiddenPlaces, idSchema, text, textLimits } from '../fields';
import { translatedKindSchema } from './translatedFields';

/** One text of a course that its syllabus or its own page prints, with its English: what a translator works through. */
export const courseTextSchema = z.object({
  kind: translatedKindSchema,
  id: idSchema,
  /** The stored name of the field. */
  field: z.string().max(64),
  /** What it belongs to, from the outside in: the chapter, the goal, the point. */
  place: z.array(z.string()),
  zh: z.string(),
  en: z.string().optional(),
  /** Whether the Chinese changed after the English was written. */
  older: z.boolean().optional(),
  /** Whether the reader may save this text. */
  editable: z.boolean(),
});
export type CourseText = z.infer<typeof courseTextSchema>;

/** The English that a record is to have, by field; an empty text removes one, and one with hidden characters is refused. */
export const savedTextsSchema = z.object({
  kind: translatedKindSchema,
  id: idSchema,
  texts: z.record(z.string().min(1).max(64), text(textLimits.article)).superRefine((texts, context) => {
    for (const { path } of hiddenPlaces(texts)) context.addIssue({ code: 'custom', path, params: { key: 'unstorable' } });
  }),
  /** What each of these fields held when it was read, in both languages; empty where there was no English. Another text now is a conflict. */
  was: z.record(z.string().min(1).max(64), z.object({ zh: z.string(), en: z.string() })).optional(),
});
export type SavedTexts = z.infer<typeof savedTextsSchema>;

/** Most records of one save. */
export const maxSavedTexts = 500;

/** Which of the texts are still to be done. */
export function translationStateOf({ en, older }: Pick<CourseText, 'en' | 'older'>): 'missing' | 'older' | 'done' {
  if (!en) return 'missing';
  return older ? 'older' : 'done';
}

/** A name for one text among all of a course. */
export function textKeyOf({ kind, id, field }: Pick<CourseText, 'kind' | 'id' | 'field'>): string {
  return `${kind}-${id}-${field}`;
}
