import { z } from 'zod';
import { editionPlaceSchema } from '../editions/editionPlace';
import { idSchema, translatable, versioned } from '../fields';
import { readShape } from '../records/fieldSchemas';
import { collegeFields, departmentFields, majorFields } from '../records/organisation';

const { name, ...facts } = readShape(majorFields);

/** A major of a department, as the servers keep it. */
export const majorSchema = z.object({ id: idSchema, name, ...facts, ...versioned, ...translatable });
export type Major = z.infer<typeof majorSchema>;

/** A major as the home page names it (reference §3); `edit` is the server's word on add-course and edit-major, what is more than the name an extension. */
export const majorInfoSchema = z.object({
  id: idSchema,
  name,
  edit: z.boolean(),
  ...z.object(facts).partial().shape,
  ...versioned,
  ...translatable,
  edition: editionPlaceSchema.optional(),
});
export type MajorInfo = z.infer<typeof majorInfoSchema>;

/** A department with its majors. */
export const departmentMajorsSchema = z.object({
  id: idSchema,
  ...readShape(departmentFields),
  majors: z.array(majorInfoSchema),
  ...versioned,
  ...translatable,
});
export type DepartmentMajors = z.infer<typeof departmentMajorsSchema>;

/** The whole college a person works in. */
export const collegeSchema = z.object({ id: idSchema, ...readShape(collegeFields), ...translatable });
export type College = z.infer<typeof collegeSchema>;

/** A department of a college. */
export const departmentSchema = z.object({
  id: idSchema,
  collegeId: idSchema,
  ...readShape(departmentFields),
  ...versioned,
  ...translatable,
});
export type Department = z.infer<typeof departmentSchema>;

/** The reply of /manage/getcurrentdepartment. */
export const currentDepartmentSchema = z.object({ college: collegeSchema, departments: z.array(departmentMajorsSchema) });
export type CurrentDepartment = z.infer<typeof currentDepartmentSchema>;
