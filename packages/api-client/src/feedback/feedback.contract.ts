import { feedbackInputSchema, feedbackRecordSchema, feedbackTextSchema, pageInfoSchema } from '@college/curriculum-model';
import { z } from 'zod';
import { bodyLimits } from '../core/bodyLimit';
import { endpoint } from '../core/endpoint';
import { done, fileReply, idParam, pageParam, pageSizeParam } from '../core/param';

export const sendFeedback = endpoint({
  method: 'POST',
  path: '/message/feedback',
  auth: 'signedIn',
  writes: true,
  demo: true,
  body: feedbackInputSchema,
  maxBody: bodyLimits.feedback,
  data: done,
  summary:
    'Sends feedback with up to five pictures; what one person sends again under the same unique is kept once, and other content under it is refused.',
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
  data: pageInfoSchema(feedbackRecordSchema),
  summary: 'Returns one page of the feedback of the college, latest first; pictures are named, not contained.',
});

export const getFeedbackImage = endpoint({
  method: 'GET',
  path: '/message/feedbackimage',
  auth: 'collegeManage',
  writes: false,
  extension: true,
  query: z.object({ id: idParam }),
  data: fileReply,
  reply: 'file',
  summary: 'Returns one picture of a feedback of the college, as it was sent.',
});
