import { declineSuggestionRequestSchema, supportSuggestionSchema } from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { done, idParam } from '../core/param';

export const listSupportSuggestions = endpoint({
  method: 'GET',
  path: '/matrix/suggestions',
  auth: 'read',
  writes: false,
  extension: true,
  subject: { kind: 'course', in: 'query', name: 'courseId' },
  query: z.object({ courseId: idParam }),
  data: z.array(supportSuggestionSchema),
  summary:
    "Suggests supports for the matrix of the course's major from goals, points and introductions, the most likely first, with score, shared terms and what each rests on; none below one half. Declined ones are among them.",
});

export const declineSupportSuggestion = endpoint({
  method: 'POST',
  path: '/matrix/declinesuggestion',
  auth: 'modify',
  writes: true,
  extension: true,
  subject: { kind: 'course', in: 'body', name: 'courseId' },
  body: declineSuggestionRequestSchema,
  data: done,
  summary: 'Declines what is suggested for a cell of the major matrix, for everybody, or lets it be suggested again.',
});
