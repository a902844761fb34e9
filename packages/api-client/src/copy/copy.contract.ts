import {
  copyGoalsRequestSchema,
  copyGoalsSchema,
  copyNowRequestSchema,
  copyProgressSchema,
  copyRequestSchema,
  copyTargetsRequestSchema,
  replyCodes,
  schoolListSchema,
  uniqueSchema,
} from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { done, idParam } from '../core/param';
import { bindingSuggestionSchema, copyJobSchema, copyPlanSchema } from './copy.schema';

export const listCopyTargets = endpoint({
  method: 'POST',
  path: '/manage/copycourseavailabletarget',
  auth: 'read',
  writes: false,
  demo: true,
  subject: { kind: 'course', in: 'body', name: 'courseId' },
  body: copyTargetsRequestSchema,
  data: schoolListSchema,
  summary: 'Lists the majors into which a course may be copied, by school and college.',
});

export const getCopyGoals = endpoint({
  method: 'POST',
  path: '/manage/copycoursegetgoals',
  auth: 'read',
  writes: false,
  demo: true,
  subject: { kind: 'course', in: 'body', name: 'sourceId' },
  body: copyGoalsRequestSchema,
  data: copyGoalsSchema,
  summary: 'Returns the teaching goals of the course and the indicator points of the target major.',
});

export const uploadCopyParams = endpoint({
  method: 'POST',
  path: '/manage/uploadcoursecopyparams',
  auth: 'create',
  writes: true,
  demo: true,
  subject: { kind: 'major', in: 'body', name: 'targetId' },
  body: copyRequestSchema,
  data: done,
  summary: 'Stores what is to be copied under a key made by the client; the copy starts when its stream is opened.',
});

export const watchCopy = endpoint({
  method: 'GET',
  path: '/manage/copycourse',
  auth: 'create',
  writes: true,
  demo: true,
  query: z.object({ unique: uniqueSchema }),
  data: copyProgressSchema,
  reply: 'events',
  summary: 'Runs the stored copy once and streams its progress; a finished one is reported again, never run again.',
});

export const copyCourse = endpoint({
  method: 'POST',
  path: '/manage/copycourse',
  auth: 'create',
  writes: true,
  demo: true,
  subject: { kind: 'major', in: 'body', name: 'targetId' },
  body: copyNowRequestSchema,
  data: copyProgressSchema,
  reply: 'events',
  summary: 'Copies a course at once and streams the progress.',
});

export const getCopyJob = endpoint({
  method: 'GET',
  path: '/manage/copyjob',
  auth: 'read',
  writes: false,
  demo: true,
  extension: true,
  query: z.object({ unique: uniqueSchema }),
  data: copyJobSchema,
  refusals: [replyCodes.notFound],
  summary: 'Says how far a copy of the caller is.',
});

export const getCopyPlan = endpoint({
  method: 'GET',
  path: '/manage/copyplan',
  auth: 'read',
  writes: false,
  demo: true,
  extension: true,
  subject: { kind: 'course', in: 'query', name: 'courseId' },
  query: z.object({ courseId: idParam, targetId: idParam }),
  data: copyPlanSchema,
  summary: 'Counts what a copy would bring into the target major.',
});

export const getCopySuggestions = endpoint({
  method: 'GET',
  path: '/manage/copysuggestions',
  auth: 'read',
  writes: false,
  demo: true,
  extension: true,
  subject: { kind: 'course', in: 'query', name: 'courseId' },
  query: z.object({ courseId: idParam, targetId: idParam }),
  data: z.array(bindingSuggestionSchema),
  summary: 'Suggests indicator points of the target major for the goals of a course, with score and shared terms.',
});

export const listCopyJobs = endpoint({
  method: 'GET',
  path: '/manage/copyjobs',
  auth: 'read',
  writes: false,
  demo: true,
  extension: true,
  subject: { kind: 'course', in: 'query', name: 'courseId' },
  query: z.object({ courseId: idParam }),
  data: z.array(copyJobSchema),
  summary: 'Lists the copies of this course unit that the caller started, the newest first.',
});
