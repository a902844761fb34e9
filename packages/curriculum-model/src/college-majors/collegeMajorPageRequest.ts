import { z } from 'zod';
import { choiceWordSchema, keywordSchema, orderSchema, pageRequest, sortField } from '../paging';
import { collegeMajorSort } from './collegeMajorSort';

/** Body of /profession/page: relate_count 0 many to few, 1 few to many; `keyword`, so that what was found can be sorted, and `sort`, which goes before that order, are extensions. */
export const collegeMajorPageRequestSchema = z.object({
  ...pageRequest,
  orderMap: z.object({ relate_count: orderSchema.optional(), create_time: orderSchema.optional(), update_time: orderSchema.optional() }),
  type: choiceWordSchema.nullish(),
  codeOrId: z.union([keywordSchema, z.int()]).nullish(),
  keyword: keywordSchema.optional(),
  sort: sortField(collegeMajorSort).optional(),
});
export type CollegeMajorPageRequest = z.infer<typeof collegeMajorPageRequestSchema>;
