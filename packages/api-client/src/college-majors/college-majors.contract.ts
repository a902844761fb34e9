import {
  collegeMajorPageRequestSchema,
  collegeMajorResponseSchema,
  collegeMajorSchema,
  optionItemSchema,
  pageInfoSchema,
  savedSchema,
  searchPageRequestSchema,
  searchPageSchema,
} from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { done, idParam, versionParam } from '../core/param';
import { standardCategorySchema } from './standard.schema';

const list = { method: 'GET', revalidates: true, auth: 'read', writes: false, data: z.array(optionItemSchema) } as const;

export const listProfessionTypes = endpoint({ ...list, path: '/profession/types', summary: 'Returns the tree of major categories.' });
export const listProfessionStandards = endpoint({ ...list, path: '/profession/std', summary: 'Lists the quality standards.' });
export const listProfessionYears = endpoint({ ...list, path: '/profession/years', summary: 'Lists the lengths of schooling.' });
export const listProfessionSystem = endpoint({ ...list, path: '/profession/system', summary: 'Lists the courses of an academic system.' });

export const getCollegeMajor = endpoint({
  method: 'GET',
  path: '/profession/detail',
  auth: 'read',
  writes: false,
  query: z.object({ id: idParam }),
  data: collegeMajorResponseSchema,
  summary: 'Returns a college major.',
});

export const listCollegeMajors = endpoint({
  method: 'POST',
  path: '/profession/page',
  auth: 'read',
  writes: false,
  body: collegeMajorPageRequestSchema,
  data: pageInfoSchema(collegeMajorResponseSchema),
  summary: 'Returns one page of the college majors by category, code or id.',
});

export const deleteCollegeMajor = endpoint({
  method: 'POST',
  path: '/profession/delete',
  auth: 'collegeManage',
  writes: true,
  query: z.object({ id: idParam, version: versionParam.optional() }), // in the query although the verb is POST
  data: done,
  summary: 'Deletes a college major.',
});

export const searchCollegeMajors = endpoint({
  method: 'POST',
  path: '/search/profession',
  auth: 'read',
  writes: false,
  body: searchPageRequestSchema,
  data: searchPageSchema(collegeMajorResponseSchema),
  summary: 'Returns one page of the college majors that match a keyword.',
});

const save = {
  method: 'POST',
  auth: 'collegeManage',
  writes: true,
  body: collegeMajorSchema,
  data: savedSchema(collegeMajorResponseSchema),
} as const;

export const addCollegeMajor = endpoint({ ...save, path: '/profession/add', summary: 'Adds a college major.' });
export const updateCollegeMajor = endpoint({ ...save, path: '/profession/update', summary: 'Changes a college major.' });

export const listStandardsCatalogue = endpoint({
  method: 'GET',
  revalidates: true,
  path: '/profession/standards',
  auth: 'read',
  writes: false,
  extension: true,
  data: z.array(standardCategorySchema),
  summary: "Returns the categories and classes of the national quality standard with this college's majors under each.",
});
