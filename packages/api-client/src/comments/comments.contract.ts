import {
  commentMarkSchema,
  commentPageSchema,
  commentThreadSchema,
  editCommentRequestSchema,
  keywordSchema,
  mentionablePersonSchema,
  mostThreads,
  removeCommentRequestSchema,
  replyRequestSchema,
  resolveThreadRequestSchema,
  startThreadRequestSchema,
  threadStates,
} from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { idParam, pageParam, textParam } from '../core/param';

const reading = {
  method: 'GET',
  auth: 'read',
  writes: false,
  extension: true,
  subject: { kind: 'major', in: 'query', name: 'majorId' },
} as const;

// Whoever may read a curriculum may say something about it, but for the demo account.
const writing = {
  method: 'POST',
  auth: 'read',
  writes: true,
  extension: true,
  subject: { kind: 'major', in: 'body', name: 'majorId' },
} as const;

export const listComments = endpoint({
  ...reading,
  path: '/comment/list',
  query: z.object({
    majorId: idParam,
    /** Of one course alone. */
    courseId: idParam.optional(),
    /** About one place alone, by the numbers of the edition or by lineage. */
    place: textParam.optional(),
    state: z.enum(threadStates).optional(),
    pageNum: pageParam,
    pageSize: z.coerce.number<number>().int().min(1).max(mostThreads),
  }),
  data: commentPageSchema,
  summary:
    'Lists the discussions about an edition of a major with their comments, what was written in last first, and counts the open and the resolved ones.',
});

export const getCommentMarks = endpoint({
  ...reading,
  path: '/comment/marks',
  query: z.object({ majorId: idParam, courseId: idParam.optional() }),
  data: z.array(commentMarkSchema),
  summary: 'Counts the discussions about each place of a course, or of a whole major.',
});

export const listMentionable = endpoint({
  ...reading,
  path: '/comment/people',
  query: z.object({ majorId: idParam, keyword: keywordSchema.optional() }),
  data: z.array(mentionablePersonSchema),
  summary: 'Lists people who may read the major and can be mentioned, by a part of their names.',
});

export const startThread = endpoint({
  ...writing,
  path: '/comment/start',
  body: startThreadRequestSchema,
  data: commentThreadSchema,
  summary: 'Begins a discussion about a place of an edition, which goes by the numbers of the edition or by lineage.',
});

export const replyToThread = endpoint({
  ...writing,
  path: '/comment/reply',
  body: replyRequestSchema,
  data: commentThreadSchema,
  summary: 'Adds a comment to a discussion.',
});

export const editComment = endpoint({
  ...writing,
  path: '/comment/edit',
  body: editCommentRequestSchema,
  data: commentThreadSchema,
  summary: "Changes one's own comment.",
});

export const removeComment = endpoint({
  ...writing,
  path: '/comment/remove',
  body: removeCommentRequestSchema,
  data: commentThreadSchema.nullable(),
  summary:
    "Removes one's own comment: a line remains where others wrote after it, and null is answered where nothing of the discussion remains.",
});

export const resolveThread = endpoint({
  ...writing,
  path: '/comment/resolve',
  body: resolveThreadRequestSchema,
  data: commentThreadSchema,
  summary: 'Resolves a discussion as it was read, or opens it again.',
});
