import { z } from 'zod';
import { idSchema, maxId, timestampSchema, translatable, versioned } from '../fields';
import { readShape, savedShape, translatableBy } from '../records/fieldSchemas';
import { outlineFields } from '../records/outline';

/** The day on which an outline was written. */
const writtenOn = z.iso.date();

/** Where an outline comes from: shipped with the program, shipped and changed by the college, or the college's own. */
export const outlineOrigins = ['shipped', 'changed', 'own'] as const;

const facts = {
  id: idSchema,
  writtenOn,
  /** Whether the assistant leaves it out. */
  isOff: z.boolean(),
  origin: z.enum(outlineOrigins),
  updateTime: timestampSchema,
  ...versioned,
  ...translatable,
};

/** Extension: a sample outline of a common course, from which the assistant suggests. */
export const outlineSchema = z.object({ ...facts, ...readShape(outlineFields) });
export type Outline = z.infer<typeof outlineSchema>;

/** One row of the list: an outline without its texts, with the number of its chapters and points. */
export const outlineRowSchema = outlineSchema
  .omit({ introduction: true, chapters: true, goals: true })
  .extend({ chapterCount: z.int().min(0), pointCount: z.int().min(0) });
export type OutlineRow = z.infer<typeof outlineRowSchema>;

/** An outline as it is written, saved, exported and imported. */
export const outlineInputSchema = z.object({
  id: z.int().min(0).max(maxId),
  ...savedShape(outlineFields),
  writtenOn,
  ...versioned,
  ...translatableBy(outlineFields),
});
export type OutlineInput = z.infer<typeof outlineInputSchema>;

/** What the file of an export holds, and what an import takes. */
export const outlineFileSchema = z.object({
  outlines: z
    .array(outlineInputSchema.omit({ id: true, version: true }))

    .max(500),
});
export type OutlineFile = z.infer<typeof outlineFileSchema>;

/** What an import did: how many outlines it added, and which names were there already. */
export const outlineImportSchema = z.object({ added: z.int().min(0), known: z.array(z.string()) });
export type OutlineImport = z.infer<typeof outlineImportSchema>;
