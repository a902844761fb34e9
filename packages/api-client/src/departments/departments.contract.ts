import { departmentSchema, idSchema, savedSchema, saveDepartmentRequestSchema, versioned } from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { done } from '../core/param';

export const saveDepartment = endpoint({
  method: 'POST',
  path: '/manage/savedepartment',
  auth: 'collegeManage',
  writes: true,
  extension: true,
  body: saveDepartmentRequestSchema,
  data: savedSchema(departmentSchema),
  summary: "Stores a department; one with id 0 is made in the caller's college.",
});

export const deleteDepartment = endpoint({
  method: 'POST',
  path: '/manage/deletedepartment',
  auth: 'collegeManage',
  writes: true,
  extension: true,
  body: z.object({ id: idSchema, ...versioned }),
  data: done,
  summary: 'Deletes a department that has no majors.',
});
