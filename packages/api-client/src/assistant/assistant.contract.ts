import {
  filledCourseMoreSchema,
  filledCourseSchema,
  filledKsaSchema,
  filledPointsSchema,
  fillRequestSchema,
  matchReplySchema,
  matchRequestSchema,
  matchTargets,
} from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';

const fill = { method: 'POST', auth: 'modify', writes: false, demo: true, body: fillRequestSchema } as const;

export const fillCourse = endpoint({
  ...fill,
  path: '/assistant/fill/course',
  data: filledCourseSchema,
  summary: 'Suggests texts for the fields of a course unit.',
});

export const fillCourseMore = endpoint({
  ...fill,
  path: '/assistant/fill/coursemore',
  data: filledCourseMoreSchema,
  summary: 'Suggests texts and project rows for a course unit.',
});

export const fillPoints = endpoint({
  ...fill,
  path: '/assistant/fill/point',
  data: filledPointsSchema,
  summary: 'Suggests points for a course.',
});

export const fillKsa = endpoint({
  ...fill,
  path: '/assistant/fill/ksa',
  data: filledKsaSchema,
  summary: 'Suggests KSA items for the points of a course.',
});

export const matchTarget = endpoint({
  method: 'POST',
  path: '/assistant/match/{target}',
  auth: 'read',
  writes: false,
  demo: true,
  query: z.object({ target: z.enum(matchTargets) }),
  body: matchRequestSchema,
  data: matchReplySchema,
  summary: 'Suggests records that match a keyword and names the keyword it answers; option may hold majorId, limit and elsewhere.',
});
