import { z } from 'zod';
import { idSchema } from '../fields';
import { statusesUnderWay } from '../proposals/editionProposal';
import { editable, editionKinds, editionStatuses } from './editionFields';

const lockSchema = z.object({ proposalId: idSchema, userName: z.string() });

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
  /** How far the review of all of it is; absent where none is under way. */
  review: z.enum(statusesUnderWay).optional(),
  /** Who locked the content while it is reviewed, and in which proposal; absent where it can be edited. */
  lock: lockSchema.optional(),
  /** The same of courses that are locked alone; absent where none is. */
  courseLocks: z.array(lockSchema.extend({ courseId: idSchema })).optional(),
});
export type EditionPlace = z.infer<typeof editionPlaceSchema>;

/** The lock by which a draft, or a course of it, is only read. */
export function lockOfPlace(
  { lock, courseLocks = [] }: Pick<EditionPlace, 'lock' | 'courseLocks'>,
  courseId?: number,
): EditionPlace['lock'] {
  return lock ?? courseLocks.find((one) => one.courseId === courseId);
}
