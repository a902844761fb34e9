import {
  searchContentRequestSchema,
  searchContentSchema,
  searchEverythingRequestSchema,
  searchEverythingSchema,
} from '@college/curriculum-model';
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

export const searchEverything = endpoint({
  method: 'POST',
  path: '/search/searchEverything',
  auth: 'read',
  writes: false,
  demo: true,
  extension: true,
  body: searchEverythingRequestSchema,
  data: searchEverythingSchema,
  summary: 'Searches several kinds of records at once, by Chinese, pinyin initials or English, and names the keyword it answers.',
});
