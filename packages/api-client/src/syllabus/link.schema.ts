import {
  additionalInfoSchema,
  courseIntroSchema,
  homeProjectSchema,
  idSchema,
  reportMajorRelationSchema,
  reportPointEntrySchema,
  reportProjectEntrySchema,
  reportRequireSchema,
  reportTaskGoalSchema,
  timestampSchema,
} from '@college/curriculum-model';
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
export const publicReportSchema = z.object({
  intro: courseIntroSchema,
  info: additionalInfoSchema,
  requires: z.array(reportRequireSchema),
  majorMatrix: z.array(reportMajorRelationSchema),
  projects: z.array(homeProjectSchema),
  projectMatrix: z.array(reportProjectEntrySchema),
  pointMatrix: z.array(reportPointEntrySchema),
  taskGoals: z.array(reportTaskGoalSchema),
});
export type PublicReport = z.infer<typeof publicReportSchema>;
