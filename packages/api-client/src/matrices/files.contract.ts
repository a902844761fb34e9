import {
  courseImportPlanSchema,
  idSchema,
  importModeSchema,
  majorImportPlanSchema,
  saveMajorRowsRequestSchema,
  versionSchema,
} from '@college/curriculum-model';
import { z } from 'zod';
import { bodyLimits } from '../core/bodyLimit';
import { endpoint } from '../core/endpoint';
import { fileBody, fileReply, idParam, languageParam, textParam } from '../core/param';

export const exportMajorMatrix = endpoint({
  method: 'GET',
  path: '/major/exportMajorMatrix',
  auth: 'read',
  writes: false,
  demo: true,
  subject: { kind: 'major', in: 'query', name: 'majorId' },
  // A link cannot carry the reader's language in a header.
  query: z.object({ majorId: idParam, lang: languageParam.optional() }),
  data: fileReply,
  reply: 'file',
  summary: 'Returns the major matrix as a workbook.',
});

export const exportCourseMatrix = endpoint({
  method: 'GET',
  path: '/major/exportCourseMatrix',
  auth: 'read',
  writes: false,
  demo: true,
  subject: { kind: 'course', in: 'query', name: 'courseInfoId' },
  query: z.object({
    majorId: idParam,
    majorName: textParam.optional(),
    courseName: textParam.optional(),
    courseInfoId: idParam,
    lang: languageParam.optional(),
  }),
  data: fileReply,
  reply: 'file',
  summary: 'Returns the course matrix and the project matrices of a course as a workbook.',
});

export const saveMajorRows = endpoint({
  method: 'POST',
  path: '/matrix/savemajorrows',
  auth: 'modify',
  writes: true,
  extension: true,
  subject: { kind: 'major', in: 'body', name: 'majorId' },
  maxBody: bodyLimits.matrices,
  body: saveMajorRowsRequestSchema,
  data: z.array(z.object({ courseId: idSchema, version: versionSchema })),
  summary: 'Replaces several rows of the major matrix in one act, or none of them.',
});

export const importMajorMatrix = endpoint({
  method: 'POST',
  path: '/matrix/importmajormatrix',
  auth: 'modify',
  writes: false,
  extension: true,
  subject: { kind: 'major', in: 'query', name: 'majorId' },
  query: z.object({ majorId: idParam, mode: importModeSchema.optional(), signs: z.string().max(2000).optional() }),
  body: fileBody,
  bodyFormat: 'multipart',
  data: majorImportPlanSchema,
  summary: 'Reads a major matrix out of an uploaded workbook and says what would change, without storing it.',
});

export const importCourseMatrix = endpoint({
  method: 'POST',
  path: '/matrix/importcoursematrix',
  auth: 'modify',
  writes: false,
  extension: true,
  subject: { kind: 'course', in: 'query', name: 'courseId' },
  query: z.object({ courseId: idParam, mode: importModeSchema.optional(), signs: z.string().max(2000).optional() }),
  body: fileBody,
  bodyFormat: 'multipart',
  data: courseImportPlanSchema,
  summary: 'Reads the course and project matrices of a course out of an uploaded workbook and says what would change, without storing it.',
});
