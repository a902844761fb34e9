import { z } from 'zod';
import { idSchema, requiredText, text, textLimits, translatable, versioned } from '../fields';

/** The accreditation standards whose headings graduation requirements may follow; empty is none of them. */
export const accreditationStandards = ['CEEAA-2015', 'CEEAA-2024'] as const;
export type AccreditationStandard = (typeof accreditationStandards)[number];

const newOrStored = z.union([z.literal(0), idSchema]);

/** Body of /major/v2.0/savemajor; id 0 makes a new major in the department. */
export const saveMajorRequestSchema = z.object({
  id: newOrStored,
  departmentId: idSchema,
  name: requiredText(textLimits.title),
  code: text(20).trim(),
  standard: z.enum(['', ...accreditationStandards]),
  ...versioned,
  ...translatable,
});
export type SaveMajorRequest = z.infer<typeof saveMajorRequestSchema>;

/** Body of /manage/savedepartment; id 0 makes a new department in the caller's college. */
export const saveDepartmentRequestSchema = z.object({
  id: newOrStored,
  name: requiredText(textLimits.title),
  ...versioned,
  ...translatable,
});
export type SaveDepartmentRequest = z.infer<typeof saveDepartmentRequestSchema>;

/** What a saved record of the organisation is answered with. */
export const savedRecordSchema = z.object({ id: idSchema, version: z.int().min(0) });
export type SavedRecord = z.infer<typeof savedRecordSchema>;
