import { goalFields, maxGoals, pickFields, type Goal } from '@college/curriculum-model';
import { savedAs, type Act } from '../audit/act';
import { recordChange } from '../audit/recordChange';
import { courseUnitRows } from '../course-units/courseUnitRepository';
import { courseUnitMessages } from '../course-units/messages';
import { noteRevision } from '../course-units/noteRevision';
import type { Queries } from '../db';
import { differs } from '../db/differs';
import { conflict, invalid, notFound } from '../http/refusal';
import { listEntries } from '../matrices/majorMatrixRepository';
import { listIndicators } from '../majors/readRequirements';
import { readGoalRevisions } from './goalRevisions';
import { insertGoal, listGoals, moveBinding, updateGoal, type GoalRow } from './goalRepository';
import { goalMessages, type GoalLine } from './messages';
import { presentGoal } from './presentGoal';

/** Adds goals with id 0 and changes the others: every one of the list, or none. Answers them as stored, in the list's order. */
export async function saveGoals(db: Queries, list: readonly Goal[], act: Act): Promise<Goal[]> {
  const lines = list.map((goal, index) => ({ goal, line: list.length === 1 ? null : index + 1 }));
  refuseWrongIds(lines);
  const saved = new Map<GoalLine, Goal>();
  // Always in the same order, so that two saves about the same courses wait for each other instead of blocking each other.
  const courseIds = [...new Set(list.map(({ courseId }) => courseId))].sort((left, right) => left - right);
  for (const courseId of courseIds) {
    const own = lines.filter(({ goal }) => goal.courseId === courseId);
    for (const [line, goal] of await saveCourseGoals(db, courseId, own, act)) saved.set(line, goal);
  }
  const revisions = new Map<number, number>();
  for (const courseId of courseIds) for (const [id, revision] of await readGoalRevisions(db, courseId)) revisions.set(id, revision);
  return lines.flatMap(({ line }) => saved.get(line) ?? []).map((goal) => ({ ...goal, revision: revisions.get(goal.id) }));
}

interface Line {
  goal: Goal;
  line: GoalLine;
}

async function saveCourseGoals(db: Queries, courseId: number, lines: readonly Line[], act: Act): Promise<Map<GoalLine, Goal>> {
  const unit = await courseUnitRows.lock(db, { id: courseId });
  if (!unit) throw notFound(courseUnitMessages.missing);
  const indicators = new Set((await listIndicators(db, unit.majorId)).map(({ id }) => id));
  const stored = new Map((await listGoals(db, courseId)).map((goal) => [goal.id, goal]));
  for (const { goal, line } of lines) {
    const row = stored.get(goal.id);
    if (goal.id > 0 && !row) throw invalid(goalMessages.ofAnotherCourse(line));
    if (!indicators.has(goal.parentId)) throw invalid(goalMessages.indicatorOfAnotherMajor(line));
    if (row && goal.version !== undefined && goal.version !== row.version) throw conflict(goalMessages.changedMeanwhile, presentGoal(row));
  }
  if (stored.size + lines.filter(({ goal }) => goal.id === 0).length > maxGoals) throw invalid(goalMessages.tooMany);
  refuseSameText(lines, stored);
  const saved = new Map<GoalLine, Goal>();
  let position = Math.max(-1, ...[...stored.values()].map((goal) => goal.position));
  for (const { goal, line } of lines) {
    const row = stored.get(goal.id);
    saved.set(line, row ? await change(db, row, goal, act) : await add(db, goal, (position += 1), act));
  }
  const isMoved = lines.some(({ goal, line }) => stored.get(goal.id)?.indicatorId !== saved.get(line)?.parentId && goal.id > 0);
  // A goal takes its place in the matrices along: what was read of them before is older now.
  await (isMoved ? courseUnitRows.update(db, unit, {}, act.now) : noteRevision(db, courseId, act.now));
  return saved;
}

async function add(db: Queries, goal: Goal, position: number, { userId, now }: Act): Promise<Goal> {
  const { courseId: courseUnitId, parentId: indicatorId, translations = {} } = goal;
  const fields = { courseUnitId, indicatorId, ...pickFields(goalFields, goal), translations, position };
  const after = presentGoal(await insertGoal(db, { ...fields, createdBy: userId, createTime: now, updateTime: now }));
  await recordChange(db, { at: now, userId, action: 'created', entity: 'goal', entityId: after.id, before: null, after });
  return after;
}

async function change(db: Queries, row: GoalRow, goal: Goal, act: Act): Promise<Goal> {
  const { parentId: indicatorId, translations = row.translations } = goal;
  const fields = { indicatorId, ...pickFields(goalFields, goal), translations };
  const before = presentGoal(row);
  if (!differs(row, fields)) return before;
  if (row.indicatorId !== indicatorId) await moveBound(db, row, indicatorId, act);
  const after = presentGoal(await updateGoal(db, row, fields, act.now));
  await recordChange(db, { at: act.now, userId: act.userId, action: savedAs(act), entity: 'goal', entityId: row.id, before, after });
  return after;
}

/** Takes the binding along; the history of the major matrix has the move too, so that what was read of it before cannot be restored over it. */
async function moveBound(db: Queries, row: GoalRow, indicatorId: number, act: Act): Promise<void> {
  const bindings = async () =>
    (await listEntries(db, [row.courseUnitId])).map(({ indicatorId: id, relate, goals }) => ({ indicatorId: id, relate, goals }));
  const before = await bindings();
  if (!(await moveBinding(db, row, indicatorId, act))) return;
  const change = { action: savedAs(act), entity: 'majorMatrix', entityId: row.courseUnitId } as const;
  await recordChange(db, {
    at: act.now,
    userId: act.userId,
    ...change,
    before: { bindings: before },
    after: { bindings: await bindings() },
  });
}

function refuseWrongIds(lines: readonly Line[]): void {
  const seen = new Set<number>();
  for (const { goal, line } of lines) {
    if (goal.id < 0) throw invalid(goalMessages.idNotAllowed(line));
    if (goal.id === 0) continue;
    if (seen.has(goal.id)) throw invalid(goalMessages.listedTwice(line));
    seen.add(goal.id);
  }
}

// Goals that were alike before, from a copy for example, may stay so; a save makes no new ones.
function refuseSameText(lines: readonly Line[], stored: ReadonlyMap<number, GoalRow>): void {
  const place = (parentId: number, description: string) => `${parentId} ${description}`;
  const edited = new Set(lines.map(({ goal }) => goal.id));
  const taken = new Set([...stored.values()].filter(({ id }) => !edited.has(id)).map((row) => place(row.indicatorId, row.description)));
  for (const { goal, line } of lines) {
    const wanted = place(goal.parentId, goal.description);
    const row = stored.get(goal.id);
    const isUnchanged = row !== undefined && place(row.indicatorId, row.description) === wanted;
    if (taken.has(wanted) && !isUnchanged) throw invalid(goalMessages.sameText(line));
    taken.add(wanted);
  }
}
