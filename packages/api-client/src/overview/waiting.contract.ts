import { colleagueChangeSchema, waitingSchema } from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { languageParam } from '../core/param';

export const getWaiting = endpoint({
  method: 'GET',
  path: '/workbench/waiting',
  auth: 'signedIn',
  writes: false,
  extension: true,
  query: z.object({ lang: languageParam.optional() }),
  data: waitingSchema,
  summary: "Returns what the college's rules find in the caller's courses and majors, by kind, and the next step of each course.",
});

export const listColleagueChanges = endpoint({
  method: 'GET',
  path: '/workbench/colleaguechanges',
  auth: 'signedIn',
  writes: false,
  extension: true,
  query: z.object({ lang: languageParam.optional() }),
  data: z.array(colleagueChangeSchema),
  summary: "Lists what others changed in the caller's courses in the last fourteen days, the newest first.",
});
