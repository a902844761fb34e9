import {
  occupationImportSchema,
  occupationPagesRequestSchema,
  occupationRequestSchema,
  occupationResponseSchema,
  pageInfoSchema,
  savedSchema,
  searchPageRequestSchema,
  searchPageSchema,
} from '@college/curriculum-model';
import { z } from 'zod';
import { bodyLimits } from '../core/bodyLimit';
import { endpoint } from '../core/endpoint';
import { done, fileBody, flagParam, idParam, recordParam, versionParam } from '../core/param';

export const searchOccupations = endpoint({
  method: 'POST',
  path: '/search/occupation',
  auth: 'read',
  writes: false,
  body: searchPageRequestSchema,
  data: searchPageSchema(occupationResponseSchema),
  summary: 'Returns one page of the occupation records that match a keyword.',
});

export const getOccupation = endpoint({
  method: 'GET',
  path: '/occupation/detail',
  auth: 'read',
  writes: false,
  query: z.object({ id: idParam, record: recordParam.optional() }),
  data: occupationResponseSchema,
  summary: 'Returns an occupation record.',
});

export const listOccupations = endpoint({
  method: 'POST',
  path: '/occupation/pages',
  auth: 'read',
  writes: false,
  body: occupationPagesRequestSchema,
  data: pageInfoSchema(occupationResponseSchema),
  summary: 'Returns one page of the occupation records by level, code or id.',
});

export const deleteOccupation = endpoint({
  method: 'POST',
  path: '/occupation/delete',
  auth: 'collegeManage',
  writes: true,
  query: z.object({ id: idParam, version: versionParam.optional() }), // in the query although the verb is POST
  data: done,
  summary: 'Deletes an occupation record.',
});

const save = {
  method: 'POST',
  auth: 'collegeManage',
  writes: true,
  body: occupationRequestSchema,
  data: savedSchema(occupationResponseSchema),
} as const;

export const addOccupation = endpoint({ ...save, path: '/occupation/add', summary: 'Adds an occupation record.' });
export const updateOccupation = endpoint({ ...save, path: '/occupation/update', summary: 'Changes an occupation record.' });

export const importOccupations = endpoint({
  method: 'POST',
  path: '/occupation/import',
  auth: 'collegeManage',
  writes: true,
  extension: true,
  body: fileBody,
  bodyFormat: 'multipart',
  maxBody: bodyLimits.file,
  query: z.object({ isDryRun: flagParam.optional(), basis: z.string().max(64).optional() }),
  data: occupationImportSchema,
  summary: 'Adds and changes occupation records by a workbook; nothing is stored when a line has a problem, or in a dry run.',
});
