import { maxGoals, type TaskGoal, type UpdateTaskGoalRequest } from '@college/curriculum-model';
import { savedAs, type Act } from '../audit/act';
import { recordChange } from '../audit/recordChange';
import { courseUnitRows } from '../course-units/courseUnitRepository';
import { noteRevision } from '../course-units/noteRevision';
import type { Queries } from '../db';
import { httpMessages } from '../http/messages';
import { conflict, invalid, notFound } from '../http/refusal';
import { refuseOlder } from '../http/versions';
import { presentTaskGoal } from './readProjectMatrix';
import {
  findCourseOfProject,
  insertTaskGoals,
  listTaskGoals,
  trashTaskGoals,
  updateTaskGoal,
  type TaskGoalRow,
} from './taskGoalRepository';
import { readTaskGoalRevisions, readTaskGoals } from './taskGoalRevisions';
import { taskGoalMessages } from './taskGoalMessages';

/**
 * Saves one task goal of a chapter, or replaces all of them by a list, in its order (decision 99). 0 is new; a negative id and goals missing from a list are
 * deleted, with their column of the project matrix.
 */
export async function saveTaskGoals(db: Queries, body: UpdateTaskGoalRequest, act: Act): Promise<void> {
  const { projectId } = body;
  const courseId = await findCourseOfProject(db, projectId);
  if (courseId === undefined || !(await courseUnitRows.lock(db, { id: courseId }))) throw notFound(httpMessages.subjectMissing);
  // The chapter may have been taken out while this waited for its course.
  if ((await findCourseOfProject(db, projectId)) === undefined) throw notFound(httpMessages.subjectMissing);
  const before = await listTaskGoals(db, [projectId]);
  await act.revive?.();
  const rows = act.revive ? await listTaskGoals(db, [projectId]) : before;
  const stored = new Map(rows.map((row) => [row.id, row]));
  const wanted = 'goals' in body ? wantedOfList(body, stored) : wantedOfOne(body, rows);
  await refuseOlderColumns(db, body, new Set(wanted.map(({ id }) => id)));
  const elsewhere = wanted.findIndex((goal) => goal.projectId !== undefined && goal.projectId !== projectId);
  if (elsewhere >= 0) throw invalid(taskGoalMessages.foreign(elsewhere + 1));
  if (wanted.length > maxGoals) throw invalid(taskGoalMessages.tooMany);
  const keptIds = new Set(wanted.map(({ id }) => id));
  const removedCells = await trashTaskGoals(
    db,
    rows.map(({ id }) => id).filter((id) => !keptIds.has(id)),
    act.now,
  );
  for (const [position, goal] of wanted.entries()) {
    const row = stored.get(goal.id);
    if (row) await updateTaskGoal(db, row, goal, position, act.now);
  }
  const added = wanted.flatMap((goal, position) => (stored.has(goal.id) ? [] : [{ goal, position }]));
  await insertTaskGoals(db, projectId, added, act);
  await noteRevision(db, courseId, act.now);
  const was = { goals: before.map(presentTaskGoal), ...(removedCells.length > 0 ? { removedCells } : {}) };
  const after = { goals: (await listTaskGoals(db, [projectId])).map(presentTaskGoal) };
  const change = { action: savedAs(act), entity: 'taskGoals', entityId: projectId, before: was, after } as const;
  await recordChange(db, { at: act.now, userId: act.userId, ...change });
}

/** Rejects a list, or a deletion, that was based on another order or on other columns of the project matrix. */
async function refuseOlderColumns(db: Queries, body: UpdateTaskGoalRequest, kept: ReadonlySet<number>): Promise<void> {
  const sent = 'goals' in body ? [...(body.known ?? []), ...body.goals.filter(({ id }) => id < 0)] : body.id < 0 ? [body] : [];
  const read = sent.flatMap((goal) =>
    typeof goal === 'number' || goal.revision === undefined ? [] : [{ id: Math.abs(goal.id), revision: goal.revision }],
  );
  // A list says of all of them what they are and in which order.
  const replaced = 'goals' in body ? read : read.filter(({ id }) => !kept.has(id));
  if (replaced.length === 0) return;
  const revisions = await readTaskGoalRevisions(db, [body.projectId]);
  for (const { id, revision } of replaced) {
    const stored = revisions.get(id);
    if (stored !== undefined)
      await refuseOlder({ sent: revision, stored }, taskGoalMessages.changedMeanwhile, () => readTaskGoals(db, body.projectId));
  }
}

function wantedOfList({ goals, known }: WholeList, stored: ReadonlyMap<number, TaskGoalRow>): TaskGoal[] {
  const current = [...stored.values()].map(presentTaskGoal);
  const versions = new Map(known?.map((goal) => (typeof goal === 'number' ? [goal, undefined] : [goal.id, goal.version])));
  if (known && [...stored.keys()].some((id) => !versions.has(id))) throw conflict(taskGoalMessages.addedMeanwhile, current);
  // Also those that the list leaves out, which deletes them, or whose order it changes.
  for (const [id, version] of versions) {
    const row = stored.get(id);
    if (row && version !== undefined && version !== row.version) throw conflict(taskGoalMessages.changedMeanwhile, current);
  }
  const seen = new Set<number>();
  for (const [index, goal] of goals.entries()) {
    if (goal.id === 0) continue;
    if (seen.has(Math.abs(goal.id))) throw invalid(taskGoalMessages.listedTwice(index + 1));
    seen.add(Math.abs(goal.id));
    if (goal.id > 0 && !stored.has(goal.id)) throw invalid(taskGoalMessages.foreign(index + 1));
    refuseStale(goal, stored);
  }
  return goals.filter(({ id }) => id >= 0);
}

type WholeList = Extract<UpdateTaskGoalRequest, { goals: unknown }>;

function wantedOfOne(goal: TaskGoal, rows: readonly TaskGoalRow[]): TaskGoal[] {
  const stored = rows.map(presentTaskGoal);
  if (goal.id === 0) return [...stored, goal];
  if (!rows.some(({ id }) => id === Math.abs(goal.id))) throw notFound(taskGoalMessages.missing);
  refuseStale(goal, new Map(rows.map((row) => [row.id, row])));
  return goal.id < 0 ? stored.filter(({ id }) => id !== -goal.id) : stored.map((one) => (one.id === goal.id ? { ...one, ...goal } : one));
}

function refuseStale({ id, version }: TaskGoal, stored: ReadonlyMap<number, TaskGoalRow>): void {
  const row = stored.get(Math.abs(id));
  if (row && version !== undefined && version !== row.version) {
    throw conflict(taskGoalMessages.changedMeanwhile, [...stored.values()].map(presentTaskGoal));
  }
}
