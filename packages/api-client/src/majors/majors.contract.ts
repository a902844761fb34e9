import {
  currentDepartmentSchema,
  graduateRequireSchema,
  idSchema,
  majorInfoSchema,
  majorListRequestSchema,
  majorListSchema,
  optionItemSchema,
  projectInfoItemSchema,
  requireUseSchema,
  saveGraduateRequiresRequestSchema,
} from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { idParam, recordParam } from '../core/param';

export const getCurrentDepartment = endpoint({
  method: 'GET',
  path: '/manage/getcurrentdepartment',
  auth: 'read',
  writes: false,
  demo: true,
  subject: { kind: 'college', in: 'query', name: 'collegeId' },
  query: z.object({ collegeId: idParam, userId: idParam, record: recordParam.optional() }),
  data: currentDepartmentSchema,
  summary: 'Returns the college of a person with the departments and majors that the person reaches.',
});

export const getMajorInfo = endpoint({
  method: 'GET',
  path: '/major/v2.0/majorinfo',
  auth: 'read',
  writes: false,
  demo: true,
  subject: { kind: 'major', in: 'query', name: 'majorid' },
  query: z.object({ majorid: idParam, record: recordParam.optional() }),
  data: majorInfoSchema,
  summary: 'Returns the name of a major and whether the caller may edit it.',
});

export const getMajorMenus = endpoint({
  method: 'POST',
  path: '/manage/majormenupermission',
  auth: 'read',
  writes: false,
  demo: true,
  subject: { kind: 'major', in: 'body', name: 'majorId' },
  body: z.object({ userId: idSchema, majorId: idSchema }),
  data: z.object({ menus: z.array(optionItemSchema) }),
  summary: 'Lists the menu entries that a person has in a major.',
});

export const getGraduateRequires = endpoint({
  method: 'GET',
  revalidates: true,
  path: '/major/v2.0/graduaterequires',
  auth: 'read',
  writes: false,
  demo: true,
  subject: { kind: 'major', in: 'query', name: 'majorid' },
  query: z.object({ majorid: idParam, record: recordParam.optional() }),
  data: z.array(graduateRequireSchema),
  summary: 'Lists the graduation requirements of a major with their indicator points.',
});

export const saveGraduateRequires = endpoint({
  method: 'POST',
  path: '/major/v2.0/savegraduaterequires',
  auth: 'manage',
  writes: true,
  demo: true,
  extension: true,
  subject: { kind: 'major', in: 'body', name: 'majorId' },
  body: saveGraduateRequiresRequestSchema,
  data: z.array(graduateRequireSchema),
  summary: 'Replaces the graduation requirements of a major and answers them as stored.',
});

export const listRequireUse = endpoint({
  method: 'GET',
  path: '/major/v2.0/requireuse',
  auth: 'read',
  writes: false,
  demo: true,
  extension: true,
  subject: { kind: 'major', in: 'query', name: 'majorid' },
  query: z.object({ majorid: idParam }),
  data: z.array(requireUseSchema),
  summary: 'Lists what depends on each indicator point of a major, by course; an indicator point that nothing depends on is left out.',
});

export const listMajors = endpoint({
  method: 'POST',
  path: '/major/v2.0/majorlist',
  auth: 'read',
  writes: false,
  demo: true,
  extension: true,
  body: majorListRequestSchema,
  data: majorListSchema,
  summary: 'Returns one page of the majors that the caller reaches, by department and code.',
});

export const getCourseProjectInfo = endpoint({
  method: 'GET',
  path: '/major/courseProjectInfo',
  auth: 'read',
  writes: false,
  demo: true,
  subject: { kind: 'course', in: 'query', name: 'courseInfoId' },
  query: z.object({ majorId: idParam, courseInfoId: idParam }),
  data: z.array(projectInfoItemSchema),
  summary: 'Lists the points (type 0) and purposes (any other type) of a course.',
});
