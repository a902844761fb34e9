import { z } from 'zod';
import { keywordSchema, pageRequest, sortField } from '../paging';
import { personSort } from './personSort';

/** Body of /manage/user/userlist. */
export const userListRequestSchema = z.object({
  ...pageRequest,
  keyword: keywordSchema.optional(),
  /** Extension: only people whose accounts are disabled, or only people whose accounts are enabled. */
  isDisabled: z.boolean().optional(),
  /** Extension. */
  sort: sortField(personSort).optional(),
});
export type UserListRequest = z.infer<typeof userListRequestSchema>;
