import { z } from 'zod';
import { idSchema } from '../../fields';
import { goalSchema, graduateRequireSchema, taskGoalSchema } from '../../goals';
import { ksaSchema, pointSchema } from '../../points';
import { projectRowSchema } from '../../projects';
import { majorMatrixCourseSchema } from '../majorMatrix';
import { supportSchema } from '../relate';
import { placeKey } from './entries';
import type { LinkedMatrices, PointKsaLink } from './linkedMatrices';
import { arrangementSchema } from './saveMatrices';

/** A KSA item in the row of a placed point: task goal, item, strength. */
const packedKsaSchema = z.tuple([idSchema, idSchema, supportSchema]);
type PackedKsa = z.infer<typeof packedKsaSchema>;

/**
 * Extension: the reply of /matrix/linkedmatrices, all that the documented reads of the matrices of a course answer. Each text is contained once, and entries
 * refer to points, goals and KSA items by id; the thousands of entries of project matrices are triples in the row of their placed point.
 */
export const packedMatricesSchema = z.object({
  majorId: idSchema,
  courseId: idSchema,
  requirements: z.array(graduateRequireSchema),
  courses: z.array(majorMatrixCourseSchema),
  goals: z.array(goalSchema),
  bindings: z.array(z.object({ courseId: idSchema, requireId: idSchema, relate: supportSchema, goals: z.array(idSchema) })),
  projects: z.array(projectRowSchema),
  points: z.array(pointSchema),
  ksas: z.array(ksaSchema),
  /** Points with the KSA items that belong to them. */
  pointKsas: z.array(z.tuple([idSchema, z.array(idSchema)])).optional(),
  taskGoals: z.array(taskGoalSchema.extend({ projectId: idSchema })),
  placedPoints: z.array(
    arrangementSchema.extend({
      projectId: idSchema,
      goalId: idSchema,
      pointId: idSchema,
      relate: supportSchema,
      ksas: z.array(packedKsaSchema),
    }),
  ),
});
export type PackedMatrices = z.infer<typeof packedMatricesSchema>;

/** The matrices as they travel. */
export function packMatrices({ placedPoints, placedKsas, pointKsas, ...rest }: LinkedMatrices): PackedMatrices {
  const ksasOfPlace = new Map(placedPoints.map((point): [string, PackedKsa[]] => [placeKey(point), []]));
  for (const entry of placedKsas) ksasOfPlace.get(placeKey(entry))?.push([entry.taskGoalId, entry.ksaId, entry.relate]);
  return {
    ...rest,
    requirements: [...rest.requirements],
    courses: [...rest.courses],
    goals: [...rest.goals],
    bindings: rest.bindings.map((binding) => ({ ...binding, goals: [...binding.goals] })),
    projects: [...rest.projects],
    points: [...rest.points],
    ksas: [...rest.ksas],
    taskGoals: [...rest.taskGoals],
    ...(pointKsas && { pointKsas: packLinks(pointKsas) }),
    placedPoints: placedPoints.map((point) => ({ ...point, ksas: ksasOfPlace.get(placeKey(point)) ?? [] })),
  };
}

/** The matrices out of what travelled. */
export function unpackMatrices({ placedPoints, pointKsas, ...rest }: PackedMatrices): LinkedMatrices {
  return {
    ...rest,
    ...(pointKsas && { pointKsas: pointKsas.flatMap(([pointId, ids]) => ids.map((ksaId) => ({ pointId, ksaId }))) }),
    placedPoints: placedPoints.map((packed) => {
      const { ksas: _, ...point } = packed;
      return point;
    }),
    placedKsas: placedPoints.flatMap(({ projectId, goalId, pointId, ksas }) =>
      ksas.map(([taskGoalId, ksaId, relate]) => ({ projectId, goalId, pointId, taskGoalId, ksaId, relate })),
    ),
  };
}

function packLinks(links: readonly PointKsaLink[]): [number, number[]][] {
  const ksasOfPoint = new Map(links.map(({ pointId }): [number, number[]] => [pointId, []]));
  for (const { pointId, ksaId } of links) ksasOfPoint.get(pointId)?.push(ksaId);
  return [...ksasOfPoint];
}
