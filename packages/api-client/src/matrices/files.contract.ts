import { goalRelationInputSchema, idSchema, saveMajorRowsRequestSchema, versionSchema } from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { fileBody, fileReply, idParam, textParam } from '../core/param';

export const exportMajorMatrix = endpoint({
  method: 'GET',
  path: '/major/exportMajorMatrix',
  auth: 'read',
  writes: false,
  demo: true,
  subject: { kind: 'major', in: 'query', name: 'majorId' },
  query: z.object({ majorId: idParam }),
  data: fileReply,
  reply: 'file',
  summary: 'Gives the major matrix as a workbook.',
});

export const exportCourseMatrix = endpoint({
  method: 'GET',
  path: '/major/exportCourseMatrix',
  auth: 'read',
  writes: false,
  demo: true,
  subject: { kind: 'course', in: 'query', name: 'courseInfoId' },
  query: z.object({ majorId: idParam, majorName: textParam.optional(), courseName: textParam.optional(), courseInfoId: idParam }),
  data: fileReply,
  reply: 'file',
  summary: 'Gives the course matrix and the project matrices of a course as a workbook.',
});

export const saveMajorRows = endpoint({
  method: 'POST',
  path: '/matrix/savemajorrows',
  auth: 'modify',
  writes: true,
  extension: true,
  subject: { kind: 'major', in: 'body', name: 'majorId' },
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
  query: z.object({ majorId: idParam }),
  body: fileBody,
  bodyFormat: 'multipart',
  data: z.object({
    rows: z.array(z.object({ courseId: idSchema, courseName: z.string(), relations: z.array(goalRelationInputSchema) })),
    problems: z.array(z.object({ line: z.int().min(0), message: z.string() })),
  }),
  summary: 'Reads a major matrix out of an uploaded workbook without storing it.',
});
