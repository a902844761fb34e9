import {
  idSchema,
  keywordSchema,
  newsItemInputSchema,
  newsItemSchema,
  newsSort,
  pageInfoSchema,
  savedSchema,
  versioned,
  sortField,
} from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { done, idParam, pageParam, pageSizeParam } from '../core/param';

export const listNews = endpoint({
  method: 'GET',
  path: '/news/list',
  auth: 'read',
  writes: false,
  extension: true,
  query: z.object({
    pageNum: pageParam.optional(),
    pageSize: pageSizeParam.optional(),
    keyword: keywordSchema.optional(),
    sort: sortField(newsSort).optional(),
  }),
  data: pageInfoSchema(newsItemSchema),
  summary: 'Returns one page of the news, latest first or in the order of a column.',
});

export const getNews = endpoint({
  method: 'GET',
  path: '/news/detail',
  auth: 'read',
  writes: false,
  extension: true,
  query: z.object({ id: idParam }),
  data: newsItemSchema,
  summary: 'Returns a news item.',
});

export const saveNews = endpoint({
  method: 'POST',
  path: '/news/save',
  auth: 'collegeManage',
  writes: true,
  extension: true,
  body: newsItemInputSchema,
  data: savedSchema(newsItemSchema),
  summary: 'Adds or changes a news item.',
});

export const deleteNews = endpoint({
  method: 'POST',
  path: '/news/delete',
  auth: 'collegeManage',
  writes: true,
  extension: true,
  body: z.object({ id: idSchema, ...versioned }),
  data: done,
  summary: 'Deletes a news item.',
});
