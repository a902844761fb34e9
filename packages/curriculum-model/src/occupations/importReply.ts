import { z } from 'zod';

/** One line of a file of occupation records that would be or was stored. */
export const importedLineSchema = z.object({ line: z.int().min(1), name: z.string(), code: z.string(), isNew: z.boolean() });

/** What an import came to, or in a dry run would come to; a file with a problem is not stored at all. */
export const occupationImportSchema = z.object({
  added: z.int().min(0),
  updated: z.int().min(0),
  problems: z.array(z.object({ line: z.int().min(0), message: z.string() })),
  /** Extension: the lines in question. */
  lines: z.array(importedLineSchema).optional(),
  /** Extension: identifies the versions of the records that the file changes; the save sends it back. */
  basis: z.string().max(64).optional(),
});
export type OccupationImport = z.infer<typeof occupationImportSchema>;
