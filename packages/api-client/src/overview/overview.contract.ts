import { overviewSchema } from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { languageParam } from '../core/param';

export const getOverview = endpoint({
  method: 'GET',
  path: '/workbench/overview',
  auth: 'signedIn',
  writes: false,
  extension: true,
  query: z.object({ lang: languageParam.optional() }),
  data: overviewSchema,
  summary: 'Gives what waits for the caller: courses to complete, copies under way and the latest edits.',
});
