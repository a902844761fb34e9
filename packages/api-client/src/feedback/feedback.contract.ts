import { feedbackSchema, feedbackTextSchema, idSchema, pageInfoSchema, timestampSchema } from '@college/curriculum-model';
import { z } from 'zod';
import { bodyLimits } from '../core/bodyLimit';
import { endpoint } from '../core/endpoint';
import { done, pageParam, pageSizeParam } from '../core/param';

export const sendFeedback = endpoint({
  method: 'POST',
  path: '/message/feedback',
  auth: 'signedIn',
  writes: true,
  demo: true,
  body: feedbackSchema,
  maxBody: bodyLimits.feedback,
  data: done,
  summary: 'Sends feedback with up to five pictures.',
});

export const sendFeedbackText = endpoint({
  method: 'POST',
  path: '/major/v2.0/feedback',
  auth: 'signedIn',
  writes: true,
  demo: true,
  body: feedbackTextSchema,
  bodyFormat: 'text',
  data: done,
  summary: 'Sends feedback as plain text; a JSON string is taken too.',
});

export const listFeedback = endpoint({
  method: 'GET',
  path: '/message/feedbacklist',
  auth: 'collegeManage',
  writes: false,
  extension: true,
  query: z.object({ pageNum: pageParam, pageSize: pageSizeParam }),
  data: pageInfoSchema(
    feedbackSchema.extend({ id: idSchema, userId: idSchema.nullable(), userName: z.string(), createTime: timestampSchema }),
  ),
  summary: 'Gives one page of the feedback of the college, latest first.',
});
