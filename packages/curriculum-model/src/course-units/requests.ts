import { z } from 'zod';
import { choiceIdSchema, idSchema, listIdSchema, maxId, savedSchema, text, textLimits, versionSchema } from '../fields';
import { keywordSchema, orderSchema, pageInfoSchema, pageRequest, sortField } from '../paging';
import { maxPoints, pointKsaInputSchema } from '../points';
import { courseUnitDetailSchema, courseUnitInputSchema, courseUnitSchema } from './courseUnit';
import { courseUnitParts } from './courseUnitParts';
import { courseUnitSort } from './courseUnitSort';
import { listedCourseUnitSchema } from './listedCourseUnit';

/** Body of /major/v2.0/courseunitlist; `period`, `keyword`, `only` and `sort`, which goes before both orders, are extensions (decision 46). */
export const courseUnitListRequestSchema = z.object({
  ...pageRequest,
  orderMap: z.object({ create_time: orderSchema, period: orderSchema.optional() }),
  majorId: idSchema,
  keyword: keywordSchema.optional(),
  only: z.enum(courseUnitParts).optional(),
  sort: sortField(courseUnitSort).optional(),
});
export type CourseUnitListRequest = z.infer<typeof courseUnitListRequestSchema>;

/** Its reply. */
export const courseUnitListSchema = pageInfoSchema(listedCourseUnitSchema);
export type CourseUnitListResponse = z.infer<typeof courseUnitListSchema>;

/** The manage permissions sent when a course unit is saved; the server never trusts them (decision 32). */
export const manageSchema = z.object({
  level: z.enum(['college', 'department', 'major', 'course', 'none']),
  manage: z.boolean(),
  modify: z.boolean(),
  permissionId: z.number(),
  relativeId: z.number(),
});
export type Manage = z.infer<typeof manageSchema>;

/** Who saves, and where (decision 32). */
export const currentSchema = z.object({
  userId: z.int(),
  userName: text(textLimits.title),
  collegeId: z.int(),
  majorId: choiceIdSchema,
  lang: z.string().max(20),
});
export type Current = z.infer<typeof currentSchema>;

/** Body of /major/v2.0/savecourseunit; `pointksa` (extension) replaces points and KSA in the same transaction, and points alone where none carries `ksa`. */
export const saveCourseUnitRequestSchema = z.object({
  manage: manageSchema,
  current: currentSchema,
  course: courseUnitInputSchema,
  pointksa: z.array(pointKsaInputSchema).max(maxPoints).optional(),
});
export type SaveCourseUnitRequest = z.infer<typeof saveCourseUnitRequestSchema>;

/** Its reply: the id, and as extensions the new version and the unit as stored. */
export const saveCourseUnitResponseSchema = savedSchema(courseUnitDetailSchema);
export type SaveCourseUnitResponse = z.infer<typeof saveCourseUnitResponseSchema>;

const changedId = listIdSchema.min(-maxId).refine((id) => id !== 0, { params: { key: 'zeroId' } });

const changedUnit = z.object({
  id: changedId,
  name: text(textLimits.title).optional(),
  /** Extension: the language of the name; any but Chinese renames the English translation and leaves the record (decision 156). */
  lang: z.string().max(20).optional(),
  /** Of a name. */
  version: versionSchema.optional(),
  /** Of a deletion: the revision of the unit as it was read. */
  revision: versionSchema.optional(),
});

/** Body of /major/v2.0/updatecourseunitlist: a negated id deletes, a positive one with a name renames (decision 51). */
export const updateCourseUnitListRequestSchema = z.object({
  list: z
    .array(z.union([changedId, changedUnit]))
    .min(1)
    .max(500),
});
export type UpdateCourseUnitListRequest = z.infer<typeof updateCourseUnitListRequestSchema>;

/** Extension: a course unit as /major/v2.0/updatecourseunitlist stored its name, with what the next save or deletion is based on. */
export const renamedCourseUnitSchema = courseUnitSchema
  .pick({ name: true, translations: true, version: true, revision: true })
  .extend({ id: idSchema });
export type RenamedCourseUnit = z.infer<typeof renamedCourseUnitSchema>;
