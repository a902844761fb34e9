import { z } from 'zod';
import { keywordSchema, pageRequest, sortField } from '../paging';
import { qualificationSort } from './qualificationSort';

/** Body of /dic/pageJobDirectory; `sort` is an extension. */
export const qualificationPageRequestSchema = z.object({
  ...pageRequest,
  name: keywordSchema,
  lang: z.string().max(20),
  sort: sortField(qualificationSort).optional(),
});
export type QualificationPageRequest = z.infer<typeof qualificationPageRequestSchema>;
