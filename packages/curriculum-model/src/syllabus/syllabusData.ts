import { z } from 'zod';
import { choiceIdSchema, text } from '../fields';
import { courseUnitFields, reportedCourseFields } from '../records/courseUnit';
import { byKind, pickFields } from '../records/deriveFields';
import { syllabusFields } from '../records/syllabus';
import { additionalInfoSchema, examPercentRowSchema } from './additionalInfo';
import { maxPercentRows } from './percentLimits';

const { textreferences: references, textgroup: group, ...same } = pickFields(syllabusFields, additionalInfoSchema.shape);

/** Theory, practice and other hours (decision 122). */
export const totalPeriodDataSchema = z.tuple([z.number(), z.number(), z.number()]);
export type TotalPeriodData = z.infer<typeof totalPeriodDataSchema>;

/** The syllabus as its editor holds it (reference §3: 27 fields). */
export const syllabusDataSchema = z.object({
  ...same,
  /** Suggested reading. */
  references,
  /** Team learning or group discussion. */
  group,
  /** The introduction of the course. */
  courseDesc: text(courseUnitFields.introduction.maxLength),
  /** The scale of the total score: 0 percentage, 1 five levels. */
  exampercenttype: z.union([z.literal(0), z.literal(1)]),
  exampercent: z.array(examPercentRowSchema).max(maxPercentRows),
  totalPeriodData: totalPeriodDataSchema,
});
export type SyllabusData = z.infer<typeof syllabusDataSchema>;

const readAsIs = { text: () => z.string(), choice: () => choiceIdSchema, hours: () => z.number() };

/** The reply of /beginreport/getcourseintro: what the report reads of the course. */
export const courseIntroSchema = z.object({ ...byKind(reportedCourseFields, readAsIs), totalPeriodData: totalPeriodDataSchema });
export type CourseIntro = z.infer<typeof courseIntroSchema>;
