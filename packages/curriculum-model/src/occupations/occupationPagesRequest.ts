import { z } from 'zod';
import { choiceWordSchema, keywordSchema, orderSchema, pageRequest, sortField } from '../paging';
import { occupationSort } from './occupationSort';

/** Body of /occupation/pages: 1 earliest, 0 latest; `sort` is an extension and goes before both orders. */
export const occupationPagesRequestSchema = z.object({
  ...pageRequest,
  orderMap: z.object({ create_time: orderSchema.optional(), update_time: orderSchema.optional() }),
  lvl: choiceWordSchema.nullish(),
  codeOrId: z.union([keywordSchema, z.int()]).nullish(),
  sort: sortField(occupationSort).optional(),
});
export type OccupationPagesRequest = z.infer<typeof occupationPagesRequestSchema>;
