import { z } from 'zod';
import { idSchema } from '../../fields';
import { supportSchema } from '../relate';

/** What a suggestion rests on: a goal, a point, or the introduction of the course, whose id it then has. */
export const suggestionOriginSchema = z.object({
  kind: z.enum(['goal', 'point', 'introduction']),
  id: idSchema,
  /** The text of it. */
  text: z.string(),
});
export type SuggestionOrigin = z.infer<typeof suggestionOriginSchema>;

/** A proposal to support an indicator point by a course, with its reasons. It supports nothing until a person accepts it. */
export const supportSuggestionSchema = z.object({
  courseId: idSchema,
  requireId: idSchema,
  relate: supportSchema,
  /** Likeness from 0 to 1; none is made below one half. */
  score: z.number().min(0).max(1),
  /** The terms that both share. */
  terms: z.array(z.string()).readonly(),
  origins: z.array(suggestionOriginSchema).readonly(),
  /** The same course in other majors of the college, where it supports an indicator point that reads alike. */
  elsewhere: z.array(z.object({ courseId: idSchema, majorName: z.string() })).readonly(),
  /** Whether somebody who may change the cell has declined it. */
  isDeclined: z.boolean(),
});
export type SupportSuggestion = z.infer<typeof supportSuggestionSchema>;

/** A cell of the major matrix in which suggestions are declined, or suggested again. */
export const declineSuggestionRequestSchema = z.object({ courseId: idSchema, requireId: idSchema, isDeclined: z.boolean() });
export type DeclineSuggestionRequest = z.infer<typeof declineSuggestionRequestSchema>;
