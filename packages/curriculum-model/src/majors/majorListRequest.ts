import { z } from 'zod';
import { idSchema } from '../fields';
import { keywordSchema, pageRequest, sortField } from '../paging';
import { majorSort } from './majorSort';

/** Body of /major/v2.0/majorlist. */
export const majorListRequestSchema = z.object({
  ...pageRequest,
  /** Part of the name or the code, or the first letters of the name's pinyin. */
  keyword: keywordSchema.optional(),
  departmentId: idSchema.optional(),
  /** Language of the names. */
  lang: z.string().max(20).optional(),
  sort: sortField(majorSort).optional(),
});
export type MajorListRequest = z.infer<typeof majorListRequestSchema>;
