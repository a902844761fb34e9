import { z } from 'zod';
import { translatable } from '../fields';
import { homeProjectSchema } from '../projects';
import { additionalInfoSchema } from './additionalInfo';
import {
  reportMajorRelationSchema,
  reportPointEntrySchema,
  reportProjectEntrySchema,
  reportRequireSchema,
  reportTaskGoalSchema,
} from './reportMatrices';
import { courseIntroSchema } from './syllabusData';

/** Everything that a course start report is made of: the replies of its eight reading calls; Chinese is the record (decision 156). */
export const reportDataSchema = z.object({
  intro: courseIntroSchema.extend(translatable),
  info: additionalInfoSchema,
  requires: z.array(reportRequireSchema),
  majorMatrix: z.array(reportMajorRelationSchema),
  projects: z.array(homeProjectSchema),
  projectMatrix: z.array(reportProjectEntrySchema),
  pointMatrix: z.array(reportPointEntrySchema),
  taskGoals: z.array(reportTaskGoalSchema),
});
export type ReportData = z.infer<typeof reportDataSchema>;
