import { z } from 'zod';
import { idSchema } from '../fields';
import { editable, editionKinds, editionStatuses } from './editionFields';

/** Extension: the edition in whose draft a major or a course is; absent in the current edition. */
export const editionPlaceSchema = z.object({
  id: idSchema,
  kind: z.enum(editionKinds),
  status: z.enum(editionStatuses),
  name: editable.name,
  entryYear: editable.entryYear,
  /** The major of the draft. */
  majorId: idSchema,
  homeMajorId: idSchema,
  homeMajorName: z.string(),
  /** Who locked the content while it is reviewed, and in which proposal; absent where it can be edited. */
  lock: z.object({ proposalId: idSchema, userName: z.string() }).optional(),
});
export type EditionPlace = z.infer<typeof editionPlaceSchema>;
