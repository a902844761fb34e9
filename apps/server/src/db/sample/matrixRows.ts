import { sampleProgramme } from '@college/curriculum-model/fixtures';
import type { Transaction } from '../database';
import * as schema from '../schema';

/** The sample teaching goals and the three matrices that tie them to points and KSA. */
export async function putMatrices(transaction: Transaction): Promise<void> {
  const { goals, bindings, courseCells, taskGoals, projectCells } = sampleProgramme;
  await transaction
    .insert(schema.teachingGoals)
    .values(goals.map((goal, position) => ({ ...goal, courseUnitId: goal.courseId, indicatorId: goal.parentId, position })));
  const entries = bindings.map(({ id, courseId, requireId, relate }) => ({
    id,
    courseUnitId: courseId,
    indicatorId: requireId,
    relate: support(relate),
  }));
  await transaction.insert(schema.majorMatrixEntries).values(entries);
  await transaction
    .insert(schema.majorMatrixGoals)
    .values(bindings.flatMap(({ id, goals: bound }) => bound.map((goalId) => ({ entryId: id, goalId }))));
  await transaction
    .insert(schema.courseMatrixEntries)
    .values(
      courseCells.map((cell) => ({ ...cell, goalId: cell.graduateRequireId, pointId: cell.point.id, relate: support(cell.relate.relate) })),
    );
  await transaction.insert(schema.taskGoals).values(taskGoals.map((goal, position) => ({ ...goal, position })));
  await transaction.insert(schema.projectMatrixEntries).values(
    projectCells.map(({ id, projectMatrixId, taskGoalId, ksa, relate }) => ({
      id,
      courseMatrixEntryId: projectMatrixId,
      taskGoalId,
      ksaId: ksa.id,
      relate: support(relate.relate),
    })),
  );
}

/** The sample holds no entry that is to be removed. */
function support(relate: 0 | 1 | -1): 0 | 1 {
  if (relate === -1)
    throw new Error('Sample programme: an entry has relate -1. It means "no entry" and cannot be stored. Leave the entry out.');
  return relate;
}
