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
});
export type EditionPlace = z.infer<typeof editionPlaceSchema>;
