import { searchContentRequestSchema, searchContentSchema } from '@college/curriculum-model';
import { endpoint } from '../core/endpoint';

export const searchContent = endpoint({
  method: 'POST',
  path: '/search/searchContent',
  auth: 'read',
  writes: false,
  demo: true,
  body: searchContentRequestSchema,
  data: searchContentSchema,
  summary: 'Searches one kind of content and names the keyword it answers.',
});
