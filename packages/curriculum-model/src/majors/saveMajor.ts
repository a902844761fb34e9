import { z } from 'zod';
import { idSchema, versioned } from '../fields';
import { savedShape, translatableBy } from '../records/fieldSchemas';
import { departmentFields, majorFields } from '../records/organisation';

/** The accreditation standards whose headings graduation requirements may follow; empty is none of them. */
export const accreditationStandards = ['CEEAA-2015', 'CEEAA-2024'] as const;
export type AccreditationStandard = (typeof accreditationStandards)[number];

const newOrStored = z.union([z.literal(0), idSchema]);
const major = savedShape(majorFields);

/** Body of /major/v2.0/savemajor; id 0 makes a new major in the department. */
export const saveMajorRequestSchema = z.object({
  id: newOrStored,
  ...major,
  code: major.code.trim(),
  standard: z.enum(['', ...accreditationStandards]),
  /** Left as it is where it is absent. */
  objectives: major.objectives.optional(),
  ...versioned,
  ...translatableBy(majorFields),
});
export type SaveMajorRequest = z.infer<typeof saveMajorRequestSchema>;

/** Body of /manage/savedepartment; id 0 makes a new department in the caller's college. */
export const saveDepartmentRequestSchema = z.object({
  id: newOrStored,
  ...savedShape(departmentFields),
  ...versioned,
  ...translatableBy(departmentFields),
});
export type SaveDepartmentRequest = z.infer<typeof saveDepartmentRequestSchema>;
