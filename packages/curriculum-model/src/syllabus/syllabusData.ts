import { z } from 'zod';
import { choiceIdSchema, text, textLimits } from '../fields';
import { byKind } from '../records/deriveFields';
import { reportedCourseFields } from '../records/courseUnit';
import { additionalInfoSchema, examPercentRowSchema } from './additionalInfo';

const stored = additionalInfoSchema.shape;

/** Theory, practice and other hours (decision 122). */
export const totalPeriodDataSchema = z.tuple([z.number(), z.number(), z.number()]);
export type TotalPeriodData = z.infer<typeof totalPeriodDataSchema>;

/** The syllabus as its editor holds it (reference §3: 27 fields). */
export const syllabusDataSchema = z.object({
  score: stored.score,
  year: stored.year,
  yearPeriod: stored.yearPeriod,
  lecturer: stored.lecturer,
  phone: stored.phone,
  email: stored.email,
  department: stored.department,
  classname: stored.classname,
  students: stored.students,
  classroom: stored.classroom,
  schedule: stored.schedule,
  textbooks: stored.textbooks,
  references: stored.textreferences,
  courseDesc: text(textLimits.article),
  attend: stored.attend,
  assignment: stored.assignment,
  criterion: stored.criterion,
  practice: stored.practice,
  group: stored.textgroup,
  paper: stored.paper,
  others: stored.others,
  examtype: stored.examtype,
  examway: stored.examway,
  exampercenttype: z.union([z.literal(0), z.literal(1)]),
  exampercent: z.array(examPercentRowSchema).max(30),
  examdetail: stored.examdetail,
  totalPeriodData: totalPeriodDataSchema,
});
export type SyllabusData = z.infer<typeof syllabusDataSchema>;

const readAsIs = { text: () => z.string(), choice: () => choiceIdSchema, hours: () => z.number() };

/** The reply of /beginreport/getcourseintro: what the report reads of the course. */
export const courseIntroSchema = z.object({ ...byKind(reportedCourseFields, readAsIs), totalPeriodData: totalPeriodDataSchema });
export type CourseIntro = z.infer<typeof courseIntroSchema>;
