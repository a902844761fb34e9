import { z } from 'zod';
import { idSchema } from '../fields';

const bilingualSchema = z.object({ zh: z.string(), en: z.string() });

/** Where an unmet item is mended. */
export const completionTargetSchema = z.object({
  screen: z.enum(['detail', 'points', 'goals', 'taskGoals', 'majorMatrix', 'courseMatrix', 'projectMatrix', 'report']),
  field: z.string().optional(),
  projectId: z.int().optional(),
  goalId: idSchema.optional(),
  pointId: idSchema.optional(),
  /** Of a matrix: the line or the cell, by the ids of its row and its column. */
  row: z.string().optional(),
  column: z.string().optional(),
});
export type CompletionTarget = z.infer<typeof completionTargetSchema>;

/** One completion item, done or not (domain.md §7). */
export const completionItemSchema = z.object({
  /** Its own and stable, such as `info.name` or `courseMatrix.project.1061`. */
  id: z.string().min(1),
  part: z.enum(['info', 'base', 'courseMatrix', 'projectMatrix', 'report']),
  isDone: z.boolean(),
  /** The label of the item, such as "课程名称" or "第 1 章 绪论". */
  name: bilingualSchema,
  /** What is still to be done, in both languages; only meaningful while it is not. */
  sentence: bilingualSchema,
  target: completionTargetSchema,
});
export type CompletionItem = z.infer<typeof completionItemSchema>;
/** The check of a course: its completion items, and the gaps of its matrices that completion does not ask for (extension). */
export const courseCheckSchema = z.object({
  items: z.array(completionItemSchema),
  gaps: z.array(completionItemSchema.pick({ id: true, part: true, sentence: true, target: true })),
});
export type CourseCheck = z.infer<typeof courseCheckSchema>;
/** The five parts (core §3). */
export type CompletionPartName = CompletionItem['part'];
