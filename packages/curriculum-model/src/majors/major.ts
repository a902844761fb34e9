import { z } from 'zod';
import { idSchema, text, textLimits, translatable, versioned } from '../fields';

/** A major as the home page names it (reference §3); `edit` is the server's word on add-course and edit-major. */
export const majorInfoSchema = z.object({
  id: idSchema,
  name: text(textLimits.title),
  edit: z.boolean(),
  /** Extension: the national code, such as 080902. */
  code: text(20).optional(),
  /** Extension: which accreditation standard its graduation requirements follow; empty where none was chosen. */
  standard: text(40).optional(),
  /** Extension: the department it belongs to. */
  departmentId: idSchema.optional(),
  ...versioned,
  ...translatable,
});
export type MajorInfo = z.infer<typeof majorInfoSchema>;

/** A department with its majors. */
export const departmentMajorsSchema = z.object({
  id: idSchema,
  name: text(textLimits.title),
  majors: z.array(majorInfoSchema),
  ...versioned,
  ...translatable,
});
export type DepartmentMajors = z.infer<typeof departmentMajorsSchema>;

/** The whole college a person works in. */
export const collegeSchema = z.object({ id: idSchema, name: text(textLimits.title), ...translatable });
export type College = z.infer<typeof collegeSchema>;

/** A department of a college. */
export const departmentSchema = z.object({
  id: idSchema,
  collegeId: idSchema,
  name: text(textLimits.title),
  ...versioned,
  ...translatable,
});
export type Department = z.infer<typeof departmentSchema>;

/** A major of a department, as the servers keep it. */
export const majorSchema = z.object({
  id: idSchema,
  departmentId: idSchema,
  name: text(textLimits.title),
  code: text(20),
  /** Which accreditation standard its graduation requirements follow, such as CEEAA-2024. */
  standard: text(40),
  ...versioned,
  ...translatable,
});
export type Major = z.infer<typeof majorSchema>;

/** The reply of /manage/getcurrentdepartment. */
export const currentDepartmentSchema = z.object({ college: collegeSchema, departments: z.array(departmentMajorsSchema) });
export type CurrentDepartment = z.infer<typeof currentDepartmentSchema>;
