import { z } from 'zod';
import { idSchema, isDeletedId, listIdSchema, versioned } from '../fields';
import { ksaInputSchema, ksaSchema, type Ksa } from './ksa';
import { ksaIdentity } from './ksaNumbering';
import { maxPoints, pointInputSchema, pointSchema, type Point } from './point';

/** A check of a list whose entries do not all count: it may leave a course at most `maxPoints` of what `countOf` counts. */
function leavesAtMost<Entry>(countOf: (list: readonly Entry[]) => number) {
  return ({ value, issues }: z.core.ParsePayload<Entry[]>): void => {
    if (countOf(value) > maxPoints) issues.push({ code: 'too_big', origin: 'array', maximum: maxPoints, inclusive: true, input: value });
  };
}

/**
 * What /major/v2.0/savepoints takes; rows with a negative id are deletions and need no text. There is at most one for each point that the course had,
 * beside those that it shall have.
 */
export const savePointsRequestSchema = z.object({
  courseId: idSchema,
  points: z
    .array(z.union([pointInputSchema, pointSchema.extend({ id: listIdSchema.max(-1) })]))
    .max(2 * maxPoints)
    .check(leavesAtMost(countPoints)),
  ...versioned,
});
export type SavePointsRequest = z.infer<typeof savePointsRequestSchema>;

/** The point that the item supports; null removes it from all points, and an absent field leaves them unchanged. */
const supported = { pointId: idSchema.nullable().optional() };

/** What /major/v2.0/saveksa takes; one entry for each point that an item supports. Items are counted, not entries: how many points an item supports has no limit of its own. */
export const saveKsaRequestSchema = z.object({
  courseId: idSchema,
  ksa: z
    .array(z.union([ksaInputSchema.extend(supported), ksaSchema.extend({ id: listIdSchema.max(-1), ...supported })]))
    .check(leavesAtMost(countItems)),
  ...versioned,
});
export type SaveKsaRequest = z.infer<typeof saveKsaRequestSchema>;

function countPoints(entries: readonly Pick<Point, 'id'>[]): number {
  return entries.filter(({ id }) => !isDeletedId(id)).length;
}

function countItems(entries: readonly Ksa[]): number {
  const kept = entries.filter(({ id }) => !isDeletedId(id));
  return new Set(kept.map((entry, line) => ksaIdentity(entry) ?? line)).size;
}
