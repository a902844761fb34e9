import { coursePageInitSchema, pageInitSchema } from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { languageParam } from '../core/param';

const wordsParam = z
  .enum(['changed'])
  .describe(
    'Extension: `changed` leaves the built-in texts out, for a client that has them, and gives those that the installation changed.',
  );

const pageInit = {
  method: 'GET',
  revalidates: true,
  auth: 'public',
  writes: false,
  demo: true,
  query: z.object({ code: languageParam.optional(), words: wordsParam.optional() }),
  data: pageInitSchema,
} as const;

const wholeParam = z
  .enum(['1'])
  .describe(
    'Extension: returns the texts of the goals as `goals` too, and the classes and types to choose from, so that the page makes one call instead of four.',
  );

export const getCourseDetailPageInit = endpoint({
  ...pageInit,
  query: pageInit.query.extend({ whole: wholeParam.optional() }),
  data: coursePageInitSchema,
  path: '/v4/pageinit/coursedetail',
  summary: 'Returns the languages and texts of the course-unit detail.',
});

export const getCourseGoalPageInit = endpoint({
  ...pageInit,
  path: '/v4/pageinit/coursegoal',
  summary: 'Returns the languages and texts of the teaching goals.',
});

export const getMajorHomePageInit = endpoint({
  ...pageInit,
  path: '/v4/pageinit/majorhome',
  summary: 'Returns the languages and texts of the major home.',
});
