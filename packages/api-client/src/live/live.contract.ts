import { lineSchema, liveEventSchema, liveViews, tellLiveRequestSchema } from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { idParam } from '../core/param';

export const followLive = endpoint({
  method: 'GET',
  path: '/live/follow',
  auth: 'read',
  writes: false,
  extension: true,
  isUnasked: true,
  subject: { kind: 'major', in: 'query', name: 'majorId' },
  query: z.object({
    majorId: idParam,
    view: z.enum(liveViews),
    /** The course of a course page or a syllabus. */
    courseId: idParam.optional(),
    line: lineSchema,
    /** The `last` of the last event that was read: what was saved since then is told first. */
    after: z.coerce.number<number>().int().min(0).optional(),
    /** After how many seconds the server ends the stream, and the client asks again; 0 answers what is known now. */
    seconds: z.coerce.number<number>().int().min(0).max(900).optional(),
  }),
  data: liveEventSchema,
  reply: 'events',
  summary:
    'Streams who else has the same course, matrices, syllabus or review open, what they edit, and what is saved in them, by ids. Whoever opens it is seen by the others until a little after the last tell.',
});

export const tellLive = endpoint({
  method: 'POST',
  path: '/live/tell',
  auth: 'read',
  // Nothing is stored.
  writes: false,
  extension: true,
  isUnasked: true,
  subject: { kind: 'major', in: 'body', name: 'majorId' },
  body: tellLiveRequestSchema,
  data: z.object({ isOpen: z.boolean() }),
  summary: 'Says that an open page is still there, and which cell or field it edits; answers whether its line is known.',
});
