import {
  changeEditionRequestSchema,
  deleteEditionRequestSchema,
  editionDetailSchema,
  editionListSchema,
  editionProgressSchema,
  editionSchema,
  savedSchema,
  startEditionRequestSchema,
} from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { done, flagParam, idParam } from '../core/param';

export const startEdition = endpoint({
  method: 'POST',
  path: '/edition/start',
  auth: 'create',
  writes: true,
  extension: true,
  subject: { kind: 'major', in: 'body', name: 'majorId' },
  body: startEditionRequestSchema,
  data: editionProgressSchema,
  reply: 'events',
  summary:
    'Makes a draft or a scenario of a major and streams its progress; the last message names it. A repeated request replays the messages and makes nothing twice.',
});

export const listEditions = endpoint({
  method: 'GET',
  path: '/edition/list',
  auth: 'read',
  writes: false,
  extension: true,
  subject: { kind: 'major', in: 'query', name: 'majorId' },
  query: z.object({ majorId: idParam, figures: flagParam.optional() }),
  data: editionListSchema,
  summary:
    'Lists the drafts, scenarios and published editions of a major, the latest first; with figures=1 each with its changes, its coverage and how far the current edition has moved on.',
});

export const getEdition = endpoint({
  method: 'GET',
  path: '/edition/detail',
  auth: 'read',
  writes: false,
  extension: true,
  subject: { kind: 'edition', in: 'query', name: 'id' },
  query: z.object({ id: idParam, figures: flagParam.optional() }),
  data: editionDetailSchema,
  summary:
    'Gives an edition with what it began with; with figures=1 also its changes, its coverage and how far the current edition has moved on.',
});

export const changeEdition = endpoint({
  method: 'POST',
  path: '/edition/change',
  auth: 'create',
  writes: true,
  extension: true,
  subject: { kind: 'edition', in: 'body', name: 'id' },
  body: changeEditionRequestSchema,
  data: savedSchema(editionSchema),
  summary: 'Changes the name, entry year or reason of an open draft, or makes a scenario a draft.',
});

export const deleteEdition = endpoint({
  method: 'POST',
  path: '/edition/delete',
  auth: 'create',
  writes: true,
  extension: true,
  subject: { kind: 'edition', in: 'body', name: 'id' },
  body: deleteEditionRequestSchema,
  data: done,
  summary: 'Deletes an open draft or scenario; one that somebody else made needs the right to manage the major.',
});
