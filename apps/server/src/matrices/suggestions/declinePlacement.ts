import type { DeclinePlacementRequest, Placement } from '@college/curriculum-model';
import { and, eq, isNull } from 'drizzle-orm';
import { courseUnitRows } from '../../course-units/courseUnitRepository';
import { courseUnitMessages } from '../../course-units/messages';
import { schema, type Queries } from '../../db';
import { invalid, notFound } from '../../http/refusal';
import { listKsas } from '../../points/ksaRepository';
import { listPoints } from '../../points/pointRepository';
import { listGoalsOf } from '../majorMatrixRepository';
import { matrixMessages } from '../messages';
import { readMatrixCourse } from '../readCourseMatrix';
import { readTaskGoalsOf } from '../readProjectMatrix';
import { recordDecline } from './recordDecline';

const { declinedPlacements } = schema;

/** Declines a suggested entry, or removes the note; what is so already stays so. */
export async function declinePlacement(
  db: Queries,
  { courseId, isDeclined, ...at }: DeclinePlacementRequest,
  { userId, now }: { userId: number; now: Date },
): Promise<true> {
  if (!(await courseUnitRows.find(db, { id: courseId }))) throw notFound(courseUnitMessages.missing);
  const foreign = await foreignField(db, courseId, at);
  if (foreign) throw invalid(matrixMessages.placementOfOtherCourse, foreign);
  const entry = { courseUnitId: courseId, ...at };
  const changed = isDeclined
    ? await db
        .insert(declinedPlacements)
        .values({ ...entry, userId, declinedAt: now })
        .onConflictDoNothing()
        .returning()
    : await db.delete(declinedPlacements).where(isAt(at)).returning();
  if (changed.length > 0) await recordDecline(db, { entity: 'declinedPlacement', at: entry, isDeclined, userId, now });
  return true;
}

/** The first part of the address that is not of this course. */
async function foreignField(db: Queries, courseId: number, at: Placement): Promise<keyof Placement | undefined> {
  const { projects } = await readMatrixCourse(db, courseId);
  const [goals, points, ksas, taskGoals] = [
    await listGoalsOf(db, [courseId]),
    await listPoints(db, courseId),
    await listKsas(db, courseId),
    await readTaskGoalsOf(db, projects),
  ];
  const has = (rows: readonly { id: number }[], id: number | null) => id === null || rows.some((row) => row.id === id);
  if (!has(projects, at.projectId)) return 'projectId';
  if (!has(goals, at.goalId)) return 'goalId';
  if (!has(points, at.pointId)) return 'pointId';
  if (!has(taskGoals.get(at.projectId) ?? [], at.taskGoalId)) return 'taskGoalId';
  return has(ksas, at.ksaId) ? undefined : 'ksaId';
}

function isAt({ projectId, goalId, pointId, taskGoalId, ksaId }: Placement) {
  return and(
    eq(declinedPlacements.projectId, projectId),
    eq(declinedPlacements.goalId, goalId),
    eq(declinedPlacements.pointId, pointId),
    taskGoalId === null ? isNull(declinedPlacements.taskGoalId) : eq(declinedPlacements.taskGoalId, taskGoalId),
    ksaId === null ? isNull(declinedPlacements.ksaId) : eq(declinedPlacements.ksaId, ksaId),
  );
}
