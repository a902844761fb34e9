import { z } from 'zod';
import { commentMarkSchema } from '../comments/commentMark';
import { editionPlaceSchema } from '../editions/editionPlace';
import { idSchema, listIdSchema, revised, text, textLimits, timestampSchema } from '../fields';
import { pointKsaSchema } from '../points';
import { projectRowSchema } from '../projects';
import { courseUnitFields } from '../records/courseUnit';
import { readShape, savedShape, translatableBy } from '../records/fieldSchemas';
import { courseSequenceShape } from './courseSequence';

/** Most project rows of one course unit, removed ones included. */
export const maxProjects = 500;

/** The editable course of a major (core §3); id 0 while the server has not made it. */
export const courseUnitSchema = z.object({
  id: listIdSchema,
  majorId: idSchema,
  ...readShape(courseUnitFields),
  ...courseSequenceShape,
  createTime: timestampSchema.optional(),
  majorName: text(textLimits.title).optional(),
  courseMatrixVOS: z.array(projectRowSchema).max(maxProjects),
  /** Extension: when it was last revised; the list falls back to createTime (decision 44). */
  updateTime: timestampSchema.optional(),
  /** True until the first save. */
  initing: z.boolean().optional(),
  ...revised,
  ...translatableBy(courseUnitFields),
});
export type CourseUnit = z.infer<typeof courseUnitSchema>;

const saved = savedShape(courseUnitFields);

/** A course unit fit to be saved: required texts hold something (core §5). */
export const courseUnitInputSchema = courseUnitSchema.extend({ ...saved, criterion: saved.criterion.trim() });

/** A course unit as the major home names it (reference §3). */
export const homeCourseUnitSchema = z.object({ id: idSchema, name: text(textLimits.title), edit: z.boolean() });
export type HomeCourseUnit = z.infer<typeof homeCourseUnitSchema>;

/** Extension: the unit of which another one is a copy. */
export const copiedFromSchema = z.object({
  id: idSchema,
  name: text(textLimits.title),
  majorId: idSchema,
  majorName: text(textLimits.title).optional(),
});
export type CopiedFrom = z.infer<typeof copiedFromSchema>;

/** The reply of /major/v2.0/courseunitdetail; `copiedFrom` is an extension, present only in copies whose original still exists; so are `edition` and, where asked for, `marks`. */
export const courseUnitDetailSchema = z.object({
  course: courseUnitSchema,
  pointksa: z.array(pointKsaSchema),
  copiedFrom: copiedFromSchema.optional(),
  edition: editionPlaceSchema.optional(),
  /** How many discussions each of its places has. */
  marks: z.array(commentMarkSchema).optional(),
});
export type CourseUnitDetail = z.infer<typeof courseUnitDetailSchema>;
