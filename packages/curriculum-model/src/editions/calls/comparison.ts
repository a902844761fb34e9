import { z } from 'zod';
import { changeTopics } from '../describe';
import { editionKinds } from '../editionFields';
import { idSchema, timestampSchema } from '../../fields';
import { pageInfoSchema, pageRequest } from '../../paging';
import { editionRefSchema } from './editionRef';
import { seenSchema } from './mergePlan';
import { coverageChangeSchema, describedChangeSchema, editionFiguresSchema, majorRuleSchema, redlineMatrixSchema } from './stateSchemas';

/** Parameters of a comparison of two states of one major. */
export const sidesRequest = { left: editionRefSchema, right: editionRefSchema };

/** One side of a comparison. */
export const comparedSideSchema = z.object({
  ref: editionRefSchema,
  kind: z.enum([...editionKinds, 'current', 'base', 'point']),
  /** What people call it: the name of the edition, or 现行 · Current edition. */
  name: z.string(),
  entryYear: z.int().nullable(),
  /** When the state was taken; null for what is edited still. */
  takenAt: timestampSchema.nullable(),
  /** The major in which its courses can be opened; null where only the state is left. */
  majorId: idSchema.nullable(),
});
export type ComparedSide = z.infer<typeof comparedSideSchema>;

/** The author of changes according to the history; null if the account is unknown. */
const authorSchema = z.object({ userId: idSchema.nullable(), userName: z.string().nullable() });

/** What lies between two states of a curriculum: counts, coverage, and the major matrices in one. */
export const editionComparisonSchema = z.object({
  homeMajorId: idSchema,
  homeMajorName: z.string(),
  left: comparedSideSchema,
  right: comparedSideSchema,
  /** Of an open draft with its base: a digest of both, which reverting places names; null for other sides. */
  seen: seenSchema.nullable(),
  changes: z.int(),
  /** The changes by course, in the order of the list of changes: what opens a gap first, then what closes one, then the rest; `course` is null for the major. */
  parts: z.array(
    z.object({
      course: z.object({ lineage: z.int(), name: z.string() }).nullable(),
      changes: z.int(),
      opens: z.boolean(),
      closes: z.boolean(),
      /** The course unit of each side, where it can be opened. */
      leftCourseId: idSchema.nullable(),
      rightCourseId: idSchema.nullable(),
    }),
  ),
  topics: z.array(z.object({ topic: z.enum(changeTopics), changes: z.int() })),
  people: z.array(authorSchema.extend({ changes: z.int() })),
  coverage: coverageChangeSchema,
  redline: redlineMatrixSchema,
});
export type EditionComparison = z.infer<typeof editionComparisonSchema>;

/** Parameters of a page of changes; `part` is a course's lineage or 0 for the major, `topics` a list joined by commas, `gaps` those that open or close one. */
export const editionChangesRequest = {
  ...sidesRequest,
  ...pageRequest,
  part: z.int().min(0),
  topics: z.string().max(200),
  userId: idSchema,
  gaps: z.boolean(),
};

/** A change with who made it and what it does to coverage. */
export const editionChangeSchema = describedChangeSchema.extend({
  /** The latest first. */
  authors: z.array(authorSchema.extend({ at: timestampSchema })),
  /** Gaps at an indicator point or a course that it opens or closes, with a sentence. */
  effects: z.array(z.object({ type: z.enum(['opened', 'closed']), rule: majorRuleSchema, at: z.string(), message: z.string() })),
});
export type EditionChange = z.infer<typeof editionChangeSchema>;

/** One page of the changes between two states, grouped by course in the order of `parts`. */
export const editionChangesSchema = pageInfoSchema(editionChangeSchema);

/** Most states whose figures are shown side by side: the current edition and four scenarios. */
export const mostFigures = 5;

/** Most changes that the head of a state names. */
export const mostHighlights = 4;

const numberedText = { key: z.string(), number: z.string(), text: z.string() };

/** What up to five states amount to, in the order in which they were asked for. Lineage says which requirement of one state is that of another one. */
export const editionFiguresListSchema = z.array(
  z.object({
    side: comparedSideSchema,
    figures: editionFiguresSchema,
    /** What differs from the current edition. */
    changes: z.int(),
    coursesTouched: z.int(),
    opened: z.int(),
    closed: z.int(),
    /** What the findings say that were opened and closed. */
    findings: z.array(z.object({ type: z.enum(['opened', 'closed']), rule: majorRuleSchema, at: z.string(), message: z.string() })),
    /** The first of the changes, those that open or close a gap before the others. */
    highlights: z.array(describedChangeSchema).max(mostHighlights),
    /** The requirements with their indicator points, whose support `figures.indicators` has. */
    requirements: z.array(z.object({ ...numberedText, indicators: z.array(z.object(numberedText)) })),
  }),
);
export type EditionFiguresList = z.infer<typeof editionFiguresListSchema>;
