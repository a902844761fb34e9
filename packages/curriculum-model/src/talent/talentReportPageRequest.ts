import { z } from 'zod';
import { keywordSchema, pageRequest, sortField } from '../paging';
import { talentReportSort } from './talentReportSort';

/** Body of /dic/pageTalentDemand; a `name` narrows the list down to reports whose name or institution holds it, `sort` orders it (extensions). */
export const talentReportPageRequestSchema = z.object({
  ...pageRequest,
  name: keywordSchema.optional(),
  sort: sortField(talentReportSort).optional(),
});
export type TalentReportPageRequest = z.infer<typeof talentReportPageRequestSchema>;
