import {
  listTotalSchema,
  qualificationPageRequestSchema,
  qualificationSchema,
  searchPageRequestSchema,
  searchPageSchema,
} from '@college/curriculum-model';
import { endpoint } from '../core/endpoint';

export const listQualifications = endpoint({
  method: 'POST',
  path: '/dic/pageJobDirectory',
  auth: 'read',
  writes: false,
  body: qualificationPageRequestSchema,
  data: listTotalSchema(qualificationSchema),
  summary: 'Returns one page of the professional qualification directory, filtered by name.',
});

export const searchQualifications = endpoint({
  method: 'POST',
  path: '/search/dicjobdirectory',
  auth: 'read',
  writes: false,
  body: searchPageRequestSchema,
  data: searchPageSchema(qualificationSchema),
  summary: 'Returns one page of the qualifications that match a keyword.',
});
