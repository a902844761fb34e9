import {
  idSchema,
  keywordSchema,
  outlineFileSchema,
  outlineImportSchema,
  outlineInputSchema,
  outlineRowSchema,
  outlineSchema,
  outlineSort,
  pageInfoSchema,
  savedSchema,
  versioned,
  sortField,
} from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { done, idParam, pageParam, pageSizeParam } from '../core/param';

export const listOutlines = endpoint({
  method: 'GET',
  path: '/outline/list',
  auth: 'read',
  writes: false,
  extension: true,
  query: z.object({
    pageNum: pageParam.optional(),
    pageSize: pageSizeParam.optional(),
    keyword: keywordSchema.optional(),
    sort: sortField(outlineSort).optional(),
  }),
  data: pageInfoSchema(outlineRowSchema),
  summary: 'Returns one page of the sample outlines of the college, shipped and own ones, by kind of course or in the order of a column.',
});

export const getOutline = endpoint({
  method: 'GET',
  path: '/outline/detail',
  auth: 'read',
  writes: false,
  extension: true,
  query: z.object({ id: idParam }),
  data: outlineSchema,
  summary: 'Returns a sample outline; for a shipped one that the college changed, what the college made of it.',
});

export const saveOutline = endpoint({
  method: 'POST',
  path: '/outline/save',
  auth: 'collegeManage',
  writes: true,
  extension: true,
  body: outlineInputSchema,
  data: savedSchema(outlineSchema),
  summary: 'Adds or changes a sample outline. A changed shipped one is the college’s own from then on, with an id of its own.',
});

export const switchOutline = endpoint({
  method: 'POST',
  path: '/outline/switch',
  auth: 'collegeManage',
  writes: true,
  extension: true,
  body: z.object({ id: idSchema, isOff: z.boolean(), ...versioned }),
  data: savedSchema(outlineSchema),
  summary: 'Has the assistant leave out a sample outline, or use it again.',
});

export const deleteOutline = endpoint({
  method: 'POST',
  path: '/outline/delete',
  auth: 'collegeManage',
  writes: true,
  extension: true,
  body: z.object({ id: idSchema, ...versioned }),
  data: done,
  summary: 'Deletes a sample outline of the college; one that it changed is as shipped again. A shipped one can be switched off only.',
});

export const exportOutlines = endpoint({
  method: 'GET',
  path: '/outline/export',
  auth: 'collegeManage',
  writes: false,
  extension: true,
  data: outlineFileSchema,
  summary: 'Returns all sample outlines of the college, as an import takes them.',
});

export const importOutlines = endpoint({
  method: 'POST',
  path: '/outline/import',
  auth: 'collegeManage',
  writes: true,
  extension: true,
  maxBody: 8 * 1024 * 1024,
  body: outlineFileSchema,
  data: outlineImportSchema,
  summary: 'Adds sample outlines to the college; one whose name is there already is left out and named.',
});
