import { z } from 'zod';
import { idSchema, timestampSchema, versioned } from '../../fields';
import { relateSchema } from '../../matrices';
import { reportDataSchema } from '../../syllabus/reportData';
import { editable } from '../editionFields';
import { seenSchema } from './mergePlan';
import { editionFiguresSchema, majorRuleSchema } from './stateSchemas';

const entryYear = editable.entryYear.unwrap();

/** What stands before a publication: the figures of the current edition, and what its checks find. An error stands against it. */
export const publishPlanSchema = z.object({
  seen: seenSchema,
  figures: editionFiguresSchema,
  findings: z.array(
    z.object({
      level: z.enum(['error', 'reminder']),
      rule: majorRuleSchema.nullable(),
      at: z.string(),
      message: z.string(),
      /** The course that it is about, where the message does not name it. */
      owner: z.string().optional(),
    }),
  ),
  /** The published editions that stand, the latest first; publishing for the same entry year supersedes it. */
  published: z.array(z.object({ id: idSchema, name: z.string(), entryYear })),
});
export type PublishPlan = z.infer<typeof publishPlanSchema>;

/** Body of /edition/publish. */
export const publishEditionRequestSchema = z.object({
  majorId: idSchema,
  seen: seenSchema,
  name: editable.name,
  entryYear,
  reason: editable.reason.optional(),
});
export type PublishEditionRequest = z.infer<typeof publishEditionRequestSchema>;

/** Body of /edition/withdraw; the reason stands on top of the page behind its links. */
export const withdrawEditionRequestSchema = z.object({ id: idSchema, ...versioned, reason: editable.reason.min(1) });
export type WithdrawEditionRequest = z.infer<typeof withdrawEditionRequestSchema>;

const textPair = z.object({ zh: z.string(), en: z.string() });

/** What a published edition says of itself. */
export const publishedHeadSchema = z.object({
  id: idSchema,
  name: z.string(),
  entryYear,
  reason: z.string(),
  major: z.object({ name: textPair, code: z.string(), standard: z.string(), objectives: textPair, college: textPair }),
  publishedAt: timestampSchema,
  /** Why it was withdrawn, and when; null while it stands. */
  withdrawn: z.object({ reason: z.string(), at: timestampSchema }).nullable(),
});
export type PublishedHead = z.infer<typeof publishedHeadSchema>;

/** The requirements, the major matrix and the courses of a published edition. */
export const publishedHomeSchema = z.object({
  requirements: z.array(
    z.object({
      key: z.string(),
      number: z.string(),
      text: textPair,
      indicators: z.array(z.object({ key: z.string(), number: z.string(), text: textPair })),
    }),
  ),
  courses: z.array(
    z.object({
      lineage: z.int(),
      name: textPair,
      classId: z.int().nullable(),
      typeId: z.int().nullable(),
      theory: z.number(),
      practice: z.number(),
      credits: z.number().nullable(),
      /** The semester of its syllabus, as stored; empty where none was chosen. */
      year: z.string(),
      /** Its supports by the key of the indicator point. */
      cells: z.array(z.object({ key: z.string(), relate: relateSchema })),
    }),
  ),
  figures: editionFiguresSchema,
});
export type PublishedHome = z.infer<typeof publishedHomeSchema>;

/** A published edition: its home, or one of its courses as a syllabus. */
export const publishedEditionSchema = z.object({
  edition: publishedHeadSchema,
  home: publishedHomeSchema.nullable(),
  course: z.object({ lineage: z.int(), report: reportDataSchema }).nullable(),
});
export type PublishedEdition = z.infer<typeof publishedEditionSchema>;

/** A secret link under which anybody reads one published edition. */
export const editionLinkSchema = z.object({
  id: idSchema,
  editionId: idSchema,
  link: z.string().min(16).max(200),
  createTime: timestampSchema,
  userName: z.string(),
});
export type EditionLink = z.infer<typeof editionLinkSchema>;

/** The published editions in which a course stands, the latest first. */
export const editionsOfCourseSchema = z.array(
  z.object({ id: idSchema, name: z.string(), entryYear, status: z.enum(['published', 'withdrawn']), lineage: z.int() }),
);
export type EditionsOfCourse = z.infer<typeof editionsOfCourseSchema>;
