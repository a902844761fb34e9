import { z } from 'zod';
import { pageRequest, sortField } from '../paging';
import { talentReportSort } from './talentReportSort';

/** Body of /dic/pageTalentDemand; a `name` narrows the list down to reports whose name or institution holds it, `sort` orders it (extensions). */
export const talentReportPageRequestSchema = z.object({
  ...pageRequest,
  name: z.string().max(200).optional(),
  sort: sortField(talentReportSort).optional(),
});
export type TalentReportPageRequest = z.infer<typeof talentReportPageRequestSchema>;
