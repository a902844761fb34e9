import { idSchema, reportDataSchema, timestampSchema, type ReportData } from '@college/curriculum-model';
import { z } from 'zod';

/** A secret link under which anybody reads one report (decision 153). */
export const reportLinkSchema = z.object({
  id: idSchema,
  courseId: idSchema,
  link: z.string().min(16).max(200),
  createTime: timestampSchema,
  userName: z.string(),
});
export type ReportLink = z.infer<typeof reportLinkSchema>;

/** The whole report in one reply, for readers without a sign-in. */
export const publicReportSchema = reportDataSchema;
export type PublicReport = ReportData;
