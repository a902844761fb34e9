import { z } from 'zod';
import { hiddenPlaces, idSchema, listIdSchema, percentSchema, text, textLimits, versioned } from '../fields';
import { courseUnitFields } from '../records/courseUnit';
import type { OwnFieldName } from '../records/deriveFields';
import { readShape, translatableBy } from '../records/fieldSchemas';
import { syllabusFields } from '../records/syllabus';
import { maxPercentRows } from './percentLimits';

/** The teaching time schedule: column heads and rows (reference §2.12). */
export const scheduleSchema = z.object({
  label: z.array(text(60)).max(20),
  data: z.array(z.array(text(textLimits.title)).max(20)).max(50),
});
export type Schedule = z.infer<typeof scheduleSchema>;

/** How much of what is known of a teaching goal an item of the total score tells, in percent. */
export const goalShareSchema = z.object({ goalId: idSchema, percent: percentSchema });
export type GoalShare = z.infer<typeof goalShareSchema>;

/** One share of the total score; `goals`, an extension, are the teaching goals that it assesses and is left out where there are none. */
export const examPercentRowSchema = z.object({
  part: z.enum(['regular', 'final']),
  label: text(60),
  percent: percentSchema,
  goals: z.array(goalShareSchema).max(200).optional(),
});
export type ExamPercentRow = z.infer<typeof examPercentRowSchema>;

/** How the total score is composed; type 0 percentage scale, 1 five-level scale (decision 120). */
export const examPercentSchema = z.object({
  type: z.union([z.literal(0), z.literal(1)]),
  rows: z.array(examPercentRowSchema).max(maxPercentRows),
});
export type ExamPercent = z.infer<typeof examPercentSchema>;

/** 0 exam, 1 assessment, null not chosen yet (reference §3). */
export const examTypeSchema = z.union([z.literal(0), z.literal(1)]).nullable();

const own = {
  schedule: scheduleSchema,
  examtype: examTypeSchema,
  exampercent: examPercentSchema,
} satisfies Record<OwnFieldName<typeof syllabusFields>, z.ZodType>;

/** What the course start report adds to the course, as stored (reference §3: 26 fields). */
export const additionalInfoSchema = z.object({
  id: listIdSchema,
  courseUnitId: idSchema,
  ...readShape(syllabusFields),
  ...own,
  /** Extension: a new course introduction, stored with the course (decision 120). */
  courseDesc: text(courseUnitFields.introduction.maxLength).optional(),
  ...versioned,
  ...translatableBy(syllabusFields),
});
export type AdditionalInfo = z.infer<typeof additionalInfoSchema>;

/**
 * Body of saveadditionalinfo: the info and, as an extension, the introduction on which `courseDesc` was based. Where the course has a newer one, an
 * unchanged text is replaced by it and a changed text is a conflict (30009). Texts with hidden characters are rejected.
 */
export const saveReportRequestSchema = additionalInfoSchema
  .extend({ courseDescWas: text(textLimits.article).optional() })
  .superRefine(({ courseDescWas: _was, ...sent }, context) => {
    // A paper is printed from these texts; what was stored before this rule may still be read.
    for (const { path } of hiddenPlaces(sent)) context.addIssue({ code: 'custom', path, params: { key: 'unstorable' } });
  });
export type SaveReportRequest = z.infer<typeof saveReportRequestSchema>;
