import { groupBy } from '@college/curriculum-model';
import { asc, eq, inArray } from 'drizzle-orm';
import { notedSequence } from '../../course-units/courseSequence';
import { findMajorName } from '../../course-units/courseUnitRepository';
import { presentCourseUnit } from '../../course-units/presentCourseUnit';
import { listProjects } from '../../course-units/projectRepository';
import { schema, type Queries } from '../../db';
import { presentGoal } from '../../goals/presentGoal';
import { placeMajor } from '../../majors/majorRepository';
import { readRequirements } from '../../majors/readRequirements';
import { majorState } from '../../majors/saveMajor';
import { listStoredCells } from '../../matrices/courseMatrixRepository';
import { listEntries } from '../../matrices/majorMatrixRepository';
import { listStoredProjectCells } from '../../matrices/projectMatrixRepository';
import { presentTaskGoal } from '../../matrices/readProjectMatrix';
import { listTaskGoals } from '../../matrices/taskGoalRepository';
import { pointsState } from '../../points/revisePoints';
import { presentSyllabus } from '../../syllabus/presentSyllabus';
import type { NoteScope } from './noteScope';
import type { NumberedKind } from './targetRows';
import type { Writing } from './writing';

const { courseUnits, majors, syllabuses, teachingGoals } = schema;

/** One record in the shape in which its own saves write it into the audit log. */
export interface NotedState {
  entity: string;
  entityId: number;
  state: unknown;
}

/** The records of a scope as they are stored; one that is not there, or not yet, is left out. */
export async function notedStates(writing: Writing, scope: NoteScope): Promise<NotedState[]> {
  const { db, majorId } = writing;
  const states: NotedState[] = [];
  const add = (entity: string, entityId: number, state: unknown) => states.push({ entity, entityId, state });
  if (scope.major) {
    const [row] = await db.select().from(majors).where(eq(majors.id, majorId));
    if (row) add('major', majorId, majorState(await placeMajor(db, row)));
  }
  if (scope.requirements) {
    add('graduateRequires', majorId, { list: await readRequirements(db, majorId, { language: 'zh', asRecorded: true }) });
  }
  for (const unit of await courseStates(db, majorId, courseIds(writing, scope.courseUnits))) add('courseUnit', unit.id, unit);
  for (const id of courseIds(writing, scope.points)) add('points', id, await pointsState(db, id));
  for (const goal of await goalStates(db, idsOf(writing, 'goal', scope.goals))) add('goal', goal.id, goal);
  const chapters = idsOf(writing, 'chapter', scope.tasks);
  const tasks = groupBy(await listTaskGoals(db, chapters), ({ projectId }) => projectId);
  for (const id of chapters) add('taskGoals', id, { goals: (tasks.get(id) ?? []).map(presentTaskGoal) });
  await addCells(writing, scope, add);
  const bound = courseIds(writing, scope.bindings);
  const entries = groupBy(await listEntries(db, bound), ({ courseUnitId }) => courseUnitId);
  for (const id of bound) {
    const bindings = (entries.get(id) ?? []).map(({ indicatorId, relate, goals }) => ({ indicatorId, relate, goals }));
    add('majorMatrix', id, { bindings: bindings.toSorted((one, other) => one.indicatorId - other.indicatorId) });
  }
  for (const row of await reports(db, courseIds(writing, scope.reports))) add('report', row.courseUnitId, presentSyllabus(row));
  return states;
}

/** Entries of the course matrix by chapter, and of the project matrices by placed point. */
async function addCells(writing: Writing, scope: NoteScope, add: (entity: string, id: number, state: unknown) => void): Promise<void> {
  const { db } = writing;
  for (const lineage of new Set([...scope.cells.keys(), ...scope.items.keys()])) {
    const [id] = courseIds(writing, [lineage]);
    if (id === undefined) continue;
    const stored = (await listStoredCells(db, id)).toSorted((one, other) => one.id - other.id);
    const chapters = new Set(idsOf(writing, 'chapter', new Map([[lineage, scope.cells.get(lineage) ?? new Set()]])));
    if (scope.cells.has(lineage)) add('courseMatrix', id, { cells: stored.filter(({ projectId }) => chapters.has(projectId)) });
    const places = new Set([...(scope.items.get(lineage) ?? [])].map((key) => placedIds(writing, lineage, key)));
    const placed = stored.filter(({ projectId, goalId, pointId }) => places.has(`${projectId}-${goalId}-${pointId}`));
    if (!scope.items.has(lineage)) continue;
    const rows = placed.map(({ id: cell, projectId, goalId, pointId }) => ({ id: cell, projectId, goalId, pointId }));
    const cells =
      rows.length === 0
        ? []
        : await listStoredProjectCells(
            db,
            rows.map((row) => row.id),
          );
    add('projectMatrix', id, { cells, rows });
  }
}

function placedIds({ rows }: Writing, lineage: number, key: string): string {
  const [chapter, goal, point] = key.split('-');
  const ids = [rows.find('chapter', lineage, chapter!), rows.find('goal', lineage, goal!), rows.find('point', lineage, point!)];
  return ids.map((row) => row?.id).join('-');
}

function courseIds({ rows }: Writing, lineages: Iterable<number>): number[] {
  return [...lineages].flatMap((lineage) => rows.find('course', lineage, String(lineage))?.id ?? []);
}

function idsOf({ rows }: Writing, kind: NumberedKind, keys: ReadonlyMap<number, ReadonlySet<string>>): number[] {
  return [...keys].flatMap(([lineage, list]) => [...list].flatMap((key) => rows.find(kind, lineage, key)?.id ?? []));
}

async function courseStates(db: Queries, majorId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const units = await db
    .select()
    .from(courseUnits)
    .where(inArray(courseUnits.id, [...ids]))
    .orderBy(asc(courseUnits.id));
  const chapters = groupBy(await listProjects(db, ids), ({ courseUnitId }) => courseUnitId);
  const name = await findMajorName(db, majorId, 'zh');
  return units.flatMap((unit) =>
    unit.deletedAt ? [] : [{ ...presentCourseUnit(unit, chapters.get(unit.id) ?? [], name), ...notedSequence(unit) }],
  );
}

async function goalStates(db: Queries, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const goals = await db
    .select()
    .from(teachingGoals)
    .where(inArray(teachingGoals.id, [...ids]))
    .orderBy(asc(teachingGoals.id));
  return goals.flatMap((goal) => (goal.deletedAt ? [] : [presentGoal(goal)]));
}

async function reports(db: Queries, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(syllabuses)
    .where(inArray(syllabuses.courseUnitId, [...ids]));
}
