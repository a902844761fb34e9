import { z } from 'zod';
import { idSchema, textLimits } from '../fields';
import { courseUnitSchema } from '../course-units';
import { ksaSchema, pointSchema } from '../points';
import { projectRowSchema } from '../projects';
import { searchReplySchema } from '../search';

/** What every fill call may carry. */
export const fillRequestSchema = z.object({
  courseId: z.int().min(0).optional(),
  majorId: idSchema.optional(),
  name: z.string().max(200).optional(),
  lang: z.string().max(20).optional(),
  points: z.array(idSchema).max(2000).optional(),
});
export type FillRequest = z.infer<typeof fillRequestSchema>;

/**
 * What a suggestion rests on, for a link: a course of the college with its major, a major, a sample outline, or an accreditation standard. Absent where an
 * external model wrote it.
 */
export const basisSchema = z.object({
  kind: z.enum(['course', 'major', 'outline', 'standard']),
  id: z.int().optional(),
  majorId: z.int().optional(),
  standard: z.string().optional(),
});
export type Basis = z.infer<typeof basisSchema>;

/** Why something is suggested: how alike the texts are, the words they share, and where it was found. */
export const evidenceSchema = z.object({
  /** Dice coefficient, 0 to 1. */
  score: z.number().min(0).max(1),
  /** What both texts hold, longest first. */
  terms: z.array(z.string()),
  /** The record it comes from, in words: "数据结构（软件工程）". */
  origin: z.string().optional(),
  basis: basisSchema.optional(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

/** The reply of /assistant/fill/course: the fields it could fill, and why, by field. */
export const filledCourseSchema = courseUnitSchema.partial().extend({ evidence: z.record(z.string(), evidenceSchema).optional() });
export type FilledCourse = z.infer<typeof filledCourseSchema>;

/** The reply of /assistant/fill/coursemore. */
export const filledCourseMoreSchema = filledCourseSchema.extend({ projects: z.array(projectRowSchema) });
export type FilledCourseMore = z.infer<typeof filledCourseMoreSchema>;

/** The reply of /assistant/fill/point. */
export const filledPointsSchema = z.array(pointSchema.extend({ evidence: evidenceSchema.optional() }));
/** A point that is suggested, and why. */
export type FilledPoint = z.infer<typeof filledPointsSchema>[number];

/** The reply of /assistant/fill/ksa. */
export const filledKsaSchema = z.array(
  z.object({ pointId: z.int(), ksa: z.array(ksaSchema.extend({ evidence: evidenceSchema.optional() })) }),
);
export type FilledKsa = z.infer<typeof filledKsaSchema>;

/**
 * Filters of a search for matches. `majorId` restricts it to the indicators, goals or courses of one major (the copy wizard searches the indicators of the
 * target major by the text of each goal); `limit` is the maximum number of suggestions; `elsewhere` excludes the course `courseId` and searches the other
 * courses of the college. Both texts and numbers are accepted.
 */
export const matchOptionSchema = z.union([
  z.string().max(200),
  z.number(),
  z.looseObject({ majorId: idSchema.optional(), limit: z.int().min(1).max(50).optional(), elsewhere: z.boolean().optional() }),
]);
export type MatchOption = z.infer<typeof matchOptionSchema>;

/** What can be matched. */
export const matchTargets = ['course', 'point', 'ksa', 'goal', 'indicator'] as const;
export type MatchTarget = (typeof matchTargets)[number];

/** Body of /assistant/match/{target}; courseId for points and KSA (core §7). The keyword may be a whole goal. */
export const matchRequestSchema = z.object({
  target: z.enum(matchTargets),
  keyword: z.string().max(textLimits.paragraph),
  option: matchOptionSchema.optional(),
  courseId: idSchema.optional(),
});
export type MatchRequest = z.infer<typeof matchRequestSchema>;

/** One suggestion. One from a sample outline or a standard is no stored record; its id is below 0. */
export const matchSchema = z.object({
  id: z.number(),
  title: z.string(),
  description: z.string().optional(),
  level: z.string().optional(),
  score: z.number(),
  /** What keyword and record share, longest first. */
  terms: z.array(z.string()).optional(),
  /** The record it comes from, in words. */
  origin: z.string().optional(),
  basis: basisSchema.optional(),
});
export type Match = z.infer<typeof matchSchema>;

/** The search match response (core §3). */
export const matchReplySchema = searchReplySchema(matchSchema);
export type MatchReply = z.infer<typeof matchReplySchema>;
