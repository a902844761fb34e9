import { matrixFiguresSchema, myCourseSchema, overviewSchema } from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { idParam, languageParam } from '../core/param';

export const getOverview = endpoint({
  method: 'GET',
  path: '/workbench/overview',
  auth: 'signedIn',
  writes: false,
  extension: true,
  query: z.object({ lang: languageParam.optional() }),
  data: overviewSchema,
  summary: 'Returns what waits for the caller: courses to complete, copies under way and the latest edits.',
});

export const listMyCourses = endpoint({
  method: 'GET',
  path: '/overview/mycourses',
  auth: 'read',
  writes: false,
  extension: true,
  query: z.object({ lang: languageParam.optional() }),
  data: z.array(myCourseSchema),
  summary: 'Lists the courses that name the caller among their managers, with their goals, points and tasks.',
});

export const getMatrixFigures = endpoint({
  method: 'GET',
  path: '/overview/matrixfigures',
  auth: 'read',
  writes: false,
  extension: true,
  subject: { kind: 'major', in: 'query', name: 'majorId' },
  query: z.object({ majorId: idParam, lang: languageParam.optional() }),
  data: matrixFiguresSchema,
  summary: 'Counts, for one major, the support of each indicator point and what each course brings into its matrices.',
});
