import {
  keywordSchema,
  occupationBookFactsSchema,
  occupationBookSchema,
  occupationEntrySchema,
  replyCodes,
} from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { languageParam } from '../core/param';

export const getOccupationBook = endpoint({
  method: 'GET',
  revalidates: true,
  path: '/v3/material/occupationbook',
  auth: 'read',
  writes: false,
  query: z.object({ code: z.string().max(40).optional(), lang: languageParam.optional() }),
  data: occupationBookSchema,
  refusals: [replyCodes.notFound],
  summary: 'Returns one entry of the occupation classification; the top list when no code is given.',
});

export const searchOccupationBook = endpoint({
  method: 'GET',
  path: '/search/occupationbook22',
  auth: 'read',
  writes: false,
  query: z.object({ keyword: keywordSchema }),
  data: z.array(occupationEntrySchema),
  summary: 'Searches the 2022 edition of the occupation classification.',
});

export const getOccupationBookFacts = endpoint({
  method: 'GET',
  path: '/occupation/bookfacts',
  auth: 'read',
  writes: false,
  extension: true,
  data: occupationBookFactsSchema,
  summary: 'Says how much of the occupation classification this server holds and where that comes from.',
});
