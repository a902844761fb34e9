import {
  declinePlacementRequestSchema,
  declineSuggestionRequestSchema,
  placementSuggestionSchema,
  supportSuggestionSchema,
} from '@college/curriculum-model';
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

export const listPlacementSuggestions = endpoint({
  method: 'GET',
  path: '/matrix/placementsuggestions',
  auth: 'read',
  writes: false,
  extension: true,
  subject: { kind: 'course', in: 'query', name: 'courseId' },
  query: z.object({ courseId: idParam }),
  data: z.array(placementSuggestionSchema),
  summary:
    "Suggests entries for a course's own matrices, the most likely first: points for the course matrix and KSA items for the project matrices, with score, shared terms, what each rests on, and other majors of the college where the course has it; none below one half. Declined ones are among them.",
});

export const declinePlacementSuggestion = endpoint({
  method: 'POST',
  path: '/matrix/declineplacement',
  auth: 'modify',
  writes: true,
  extension: true,
  subject: { kind: 'course', in: 'body', name: 'courseId' },
  body: declinePlacementRequestSchema,
  data: done,
  summary: "Declines a suggested entry of a course's own matrices, for everybody, or lets it be suggested again.",
});
