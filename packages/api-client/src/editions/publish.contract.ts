import {
  editionLinkSchema,
  editionSchema,
  editionsOfCourseSchema,
  idSchema,
  publishedEditionSchema,
  publishEditionRequestSchema,
  publishPlanSchema,
  replyCodes,
  withdrawEditionRequestSchema,
} from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { done, fileReply, flagParam, idParam, languageParam } from '../core/param';
import { documentLanguagesSchema, reportProgressSchema } from '../syllabus/reportFiles.schema';

const ofMajor = { extension: true, subject: { kind: 'major', in: 'query', name: 'majorId' } } as const;
const ofEditionQuery = { extension: true, subject: { kind: 'edition', in: 'query', name: 'id' } } as const;
const ofEditionBody = { extension: true, subject: { kind: 'edition', in: 'body', name: 'id' } } as const;

/** The lineage number of a course; without it the home of the edition is read. */
const part = z.coerce.number<number>().int().positive().optional();
const linkParam = z.string().min(16).max(200);
const bookletFile = {
  editable: z.stringbool({ truthy: ['1', 'true'], falsy: ['0', 'false', ''] }).optional(),
  languages: documentLanguagesSchema.optional(),
  /** With the syllabuses of all courses: a ZIP of the booklet and one file a course. */
  syllabuses: flagParam.optional(),
  /** A file that was prepared. */
  file: z.string().max(100).optional(),
  lang: languageParam.optional(),
};

export const planPublication = endpoint({
  method: 'GET',
  path: '/edition/publishplan',
  auth: 'manage',
  writes: false,
  ...ofMajor,
  query: z.object({ majorId: idParam }),
  data: publishPlanSchema,
  summary: 'Says what would be published of a major, and what its checks find.',
});

export const publishEdition = endpoint({
  method: 'POST',
  path: '/edition/publish',
  auth: 'manage',
  writes: true,
  extension: true,
  subject: { kind: 'major', in: 'body', name: 'majorId' },
  body: publishEditionRequestSchema,
  data: editionSchema,
  refusals: [replyCodes.conflict],
  summary:
    'Publishes the current edition of a major for an entry year; what changed since the plan is refused. It cannot be changed afterwards.',
});

export const withdrawEdition = endpoint({
  method: 'POST',
  path: '/edition/withdraw',
  auth: 'manage',
  writes: true,
  ...ofEditionBody,
  body: withdrawEditionRequestSchema,
  data: done,
  summary: 'Withdraws a published edition; it stays readable with the reason on top.',
});

export const readPublishedEdition = endpoint({
  method: 'GET',
  path: '/edition/read',
  auth: 'read',
  writes: false,
  ...ofEditionQuery,
  query: z.object({ id: idParam, part }),
  data: publishedEditionSchema,
  summary: 'Reads a published edition: its requirements, matrix and courses, or one course as a syllabus.',
});

export const exportBooklet = endpoint({
  method: 'GET',
  path: '/edition/booklet',
  auth: 'read',
  writes: false,
  ...ofEditionQuery,
  query: z.object({ id: idParam, ...bookletFile }),
  data: fileReply,
  reply: 'file',
  summary:
    'Returns the booklet of a published edition as PDF, as a Word document when editable is 1 or true; with syllabuses a ZIP of it and one file a course.',
});

export const prepareBooklet = endpoint({
  method: 'POST',
  path: '/edition/preparebooklet',
  auth: 'read',
  writes: false,
  ...ofEditionBody,
  body: z.object({ id: idSchema, editable: z.boolean(), languages: documentLanguagesSchema, syllabuses: z.boolean() }),
  data: reportProgressSchema,
  reply: 'events',
  summary: 'Makes the booklet as a file and streams how far it is; the file waits ten minutes to be fetched by booklet.',
});

export const listEditionLinks = endpoint({
  method: 'GET',
  path: '/edition/links',
  auth: 'manage',
  writes: false,
  ...ofEditionQuery,
  query: z.object({ id: idParam }),
  secret: true,
  data: z.array(editionLinkSchema),
  summary: 'Lists the links under which a published edition can be read.',
});

export const createEditionLink = endpoint({
  method: 'POST',
  path: '/edition/link',
  auth: 'manage',
  writes: true,
  ...ofEditionBody,
  body: z.object({ id: idSchema }),
  secret: true,
  data: editionLinkSchema,
  summary: 'Creates an unguessable link to a published edition.',
});

export const deleteEditionLink = endpoint({
  method: 'POST',
  path: '/edition/unlink',
  auth: 'manage',
  writes: true,
  ...ofEditionBody,
  body: z.object({ id: idSchema, linkId: idSchema }),
  data: done,
  summary: 'Revokes a link to a published edition.',
});

export const getPublicEdition = endpoint({
  method: 'GET',
  path: '/edition/public',
  auth: 'public',
  writes: false,
  extension: true,
  query: z.object({ link: linkParam, part }),
  data: publishedEditionSchema,
  refusals: [replyCodes.notFound, replyCodes.tooManyAttempts],
  summary: 'Reads the published edition behind a link, for anybody who holds it.',
});

export const getPublicBooklet = endpoint({
  method: 'GET',
  path: '/edition/publicbooklet',
  auth: 'public',
  writes: false,
  extension: true,
  query: z.object({ link: linkParam, ...bookletFile }),
  data: fileReply,
  reply: 'file',
  refusals: [replyCodes.notFound, replyCodes.tooManyAttempts],
  summary: 'Returns the booklet of the published edition behind a link.',
});

export const listEditionsOfCourse = endpoint({
  method: 'GET',
  path: '/edition/ofcourse',
  auth: 'read',
  writes: false,
  extension: true,
  subject: { kind: 'course', in: 'query', name: 'courseId' },
  query: z.object({ courseId: idParam }),
  data: editionsOfCourseSchema,
  summary: 'Lists the published editions in which a course stands.',
});
