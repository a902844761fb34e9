import { idSchema, replyCodes } from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { done, idParam } from '../core/param';
import { publicReportSchema, reportLinkSchema } from './link.schema';

export const listReportLinks = endpoint({
  method: 'GET',
  path: '/beginreport/links',
  auth: 'modify',
  writes: false,
  extension: true,
  subject: { kind: 'course', in: 'query', name: 'courseid' },
  query: z.object({ courseid: idParam }),
  secret: true,
  data: z.array(reportLinkSchema),
  summary: 'Lists the links under which the report of a course can be read.',
});

export const createReportLink = endpoint({
  method: 'POST',
  path: '/beginreport/createlink',
  auth: 'modify',
  writes: true,
  extension: true,
  subject: { kind: 'course', in: 'body', name: 'courseId' },
  body: z.object({ courseId: idSchema }),
  secret: true,
  data: reportLinkSchema,
  summary: 'Creates an unguessable link to the report of a course.',
});

export const deleteReportLink = endpoint({
  method: 'POST',
  path: '/beginreport/deletelink',
  auth: 'modify',
  writes: true,
  extension: true,
  subject: { kind: 'course', in: 'body', name: 'courseId' },
  body: z.object({ courseId: idSchema, id: idSchema }),
  data: done,
  summary: 'Revokes a link to the report of a course.',
});

export const getPublicReport = endpoint({
  method: 'GET',
  path: '/beginreport/publicreport',
  auth: 'public',
  writes: false,
  extension: true,
  query: z.object({ link: z.string().min(16).max(200) }),
  data: publicReportSchema,
  refusals: [replyCodes.notFound, replyCodes.tooManyAttempts],
  summary: 'Returns the report behind a link to anybody who holds it.',
});
