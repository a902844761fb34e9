import { idSchema } from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { fileReply, idParam, languageParam } from '../core/param';
import { documentLanguagesSchema, reportProgressSchema } from './reportFiles.schema';

export const exportReport = endpoint({
  method: 'GET',
  path: '/beginreport/exportreport',
  auth: 'read',
  writes: false,
  subject: { kind: 'course', in: 'query', name: 'courseid' },
  query: z.object({
    courseid: idParam,
    editable: z.stringbool({ truthy: ['1', 'true'], falsy: ['0', 'false', ''] }).optional(),
    /** Extension: Chinese, English or both; without it the language of the request. */
    languages: documentLanguagesSchema.optional(),
    /** Extension: a file that `prepareexport` has made. */
    file: z.string().max(100).optional(),
    lang: languageParam.optional(),
  }),
  data: fileReply,
  reply: 'file',
  summary: 'Returns the course start report as PDF, or as a Word document when editable is 1 or true.',
});

export const prepareExport = endpoint({
  method: 'POST',
  path: '/beginreport/prepareexport',
  auth: 'read',
  writes: false,
  extension: true,
  subject: { kind: 'course', in: 'body', name: 'courseId' },
  body: z.object({ courseId: idSchema, editable: z.boolean(), languages: documentLanguagesSchema }),
  data: reportProgressSchema,
  reply: 'events',
  summary: 'Makes the course start report as a file and streams how far it is; the file waits ten minutes to be fetched by exportreport.',
});
