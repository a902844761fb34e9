import { z } from 'zod';
import {
  hiddenPlaces,
  idSchema,
  listIdSchema,
  percentSchema,
  reportNumberSchema,
  text,
  textLimits,
  translatable,
  versioned,
} from '../fields';

/** The teaching time schedule: column heads and rows (reference §2.12). */
export const scheduleSchema = z.object({
  label: z.array(text(60)).max(20),
  data: z.array(z.array(text(textLimits.title)).max(20)).max(50),
});
export type Schedule = z.infer<typeof scheduleSchema>;

/** One share of the total score. */
export const examPercentRowSchema = z.object({ part: z.enum(['regular', 'final']), label: text(60), percent: percentSchema });
export type ExamPercentRow = z.infer<typeof examPercentRowSchema>;

/** How the total score is composed; type 0 percentage scale, 1 five-level scale (decision 120). */
export const examPercentSchema = z.object({ type: z.union([z.literal(0), z.literal(1)]), rows: z.array(examPercentRowSchema).max(30) });
export type ExamPercent = z.infer<typeof examPercentSchema>;

/** 0 exam, 1 assessment, null not chosen yet (reference §3). */
export const examTypeSchema = z.union([z.literal(0), z.literal(1)]).nullable();

/** What the course start report adds to the course, as stored (reference §3: 26 fields). */
export const additionalInfoSchema = z.object({
  id: listIdSchema,
  courseUnitId: idSchema,
  score: reportNumberSchema,
  year: text(40),
  yearPeriod: reportNumberSchema,
  lecturer: text(textLimits.title),
  phone: text(60),
  email: text(254),
  department: text(textLimits.title),
  classname: text(textLimits.title),
  students: reportNumberSchema,
  classroom: text(textLimits.title),
  schedule: scheduleSchema,
  textbooks: text(textLimits.paragraph),
  textreferences: text(textLimits.paragraph),
  attend: text(textLimits.paragraph),
  assignment: text(textLimits.paragraph),
  /** Classroom conduct; not the course unit's criterion (decision 121). */
  criterion: text(textLimits.paragraph),
  practice: text(textLimits.paragraph),
  textgroup: text(textLimits.paragraph),
  paper: text(textLimits.paragraph),
  others: text(textLimits.paragraph),
  /** 0 exam, 1 assessment. */
  examtype: examTypeSchema,
  examway: text(textLimits.paragraph),
  examdetail: text(textLimits.paragraph),
  exampercent: examPercentSchema,
  /** Extension: a new course introduction, stored with the course (decision 120). */
  courseDesc: text(textLimits.article).optional(),
  ...versioned,
  ...translatable,
});
export type AdditionalInfo = z.infer<typeof additionalInfoSchema>;

/**
 * What saveadditionalinfo takes: the info, and as an extension the introduction that `courseDesc` was typed over. Where the course has
 * another one by now, text that was not touched gives way to it, and text that was touched is a conflict (30009). Texts with hidden
 * characters are refused.
 */
export const saveReportRequestSchema = additionalInfoSchema
  .extend({ courseDescWas: text(textLimits.article).optional() })
  .superRefine(({ courseDescWas: _was, ...sent }, context) => {
    // A paper is printed from these texts; what was stored before this rule may still be read.
    for (const { path } of hiddenPlaces(sent)) context.addIssue({ code: 'custom', path, params: { key: 'unstorable' } });
  });
export type SaveReportRequest = z.infer<typeof saveReportRequestSchema>;
