import { pickFields, taskGoalFields, type Bilingual, type TaskGoal } from '@college/curriculum-model';
import type { Act } from '../audit/act';
import { courseUnitRows } from '../course-units/courseUnitRepository';
import type { Queries } from '../db';
import { saveTaskGoals } from '../matrices/saveTaskGoals';
import { restoreCells } from './restoreCells';
import { reviveTaskGoals } from './revive';
import { listIn, removedIn, type StoredState } from './storedState';

/** Restores the task goals of a chapter, with their columns of the project matrix. */
export async function restoreTaskGoals(
  db: Queries,
  { courseId, projectId }: { courseId: number; projectId: number },
  state: StoredState,
  act: Act,
): Promise<Bilingual[]> {
  await courseUnitRows.lock(db, { id: courseId });
  const goals = listIn<TaskGoal>(state, 'goals');
  const wanted = goals.map((goal) => {
    return { id: goal.id, ...pickFields(taskGoalFields, goal), projectId, translations: goal.translations ?? {} };
  });
  const ids = goals.map(({ id }) => id);
  await saveTaskGoals(db, { projectId, goals: wanted }, { ...act, revive: () => reviveTaskGoals(db, projectId, ids) });
  return restoreCells(db, courseId, removedIn(state), act);
}
