import { completionItemSchema, completionSchema, courseCheckSchema } from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { fileReply, idParam, languageParam } from '../core/param';

export const getCompletion = endpoint({
  method: 'GET',
  path: '/v4/support/completion/coursecompletionrate',
  auth: 'read',
  writes: false,
  demo: true,
  subject: { kind: 'course', in: 'query', name: 'courseid' },
  query: z.object({ courseid: idParam }),
  data: completionSchema,
  summary: "Says how complete the five parts of a course's data are.",
});

export const exportCompletion = endpoint({
  method: 'GET',
  path: '/v4/support/completion/exportcoursecompletion/table',
  auth: 'read',
  writes: false,
  demo: true,
  subject: { kind: 'course', in: 'query', name: 'courseid' },
  query: z.object({ courseid: idParam, lang: languageParam.optional() }),
  data: fileReply,
  reply: 'file',
  summary: 'Returns the detailed completion report of a course as a workbook.',
});

export const listCompletionItems = endpoint({
  method: 'GET',
  revalidates: true,
  path: '/v4/support/completion/items',
  auth: 'read',
  writes: false,
  demo: true,
  extension: true,
  subject: { kind: 'course', in: 'query', name: 'courseid' },
  query: z.object({ courseid: idParam }),
  data: z.array(completionItemSchema),
  summary: 'Lists everything that completion asks of a course, done or not, with the place where it is mended.',
});

export const checkCourse = endpoint({
  method: 'GET',
  revalidates: true,
  path: '/v4/support/completion/check',
  auth: 'read',
  writes: false,
  extension: true,
  subject: { kind: 'course', in: 'query', name: 'courseid' },
  query: z.object({ courseid: idParam }),
  data: courseCheckSchema,
  summary: 'Returns the completion items of a course together with the gaps of its matrices that completion does not ask for.',
});
