import { groupBy, indicatorFields, pickFields, requirementFields, type Bilingual, type GraduateRequire } from '@college/curriculum-model';
import type { Act } from '../audit/act';
import { courseUnitRows } from '../course-units/courseUnitRepository';
import { schema, type Queries } from '../db';
import { majorRows } from '../majors/majorRepository';
import { saveRequirements } from '../majors/saveRequirements';
import { listEntries } from '../matrices/majorMatrixRepository';
import { restoreCells } from './restoreCells';
import { listCompanions, type ChangeRow } from './historyRepository';
import { recordOfChange } from './historyScope';
import { noteRevival } from './restoreGoal';
import { restoreBindings, type StoredBinding } from './restoreMajorMatrix';
import { reviveRequirements, reviveRows } from './revive';
import { listIn, removedIn, storedState, type StoredState } from './storedState';

/**
 * Brings the graduation requirements of a major back. Indicator points that had been removed come back as they were, and what had gone
 * with them in the courses: goals, bindings and matrix entries.
 */
export async function restoreRequirements(db: Queries, change: ChangeRow, state: StoredState, act: Act): Promise<Bilingual[]> {
  const majorId = change.entityId;
  await majorRows.lock(db, { id: majorId });
  const list = listIn<GraduateRequire>(state, 'list');
  const requirementIds = list.map(({ id }) => id);
  const indicatorIds = list.flatMap(({ children }) => children.map(({ id }) => id));
  const revive = () => reviveRequirements(db, majorId, { requirementIds, indicatorIds });
  await saveRequirements(db, { majorId, list: list.map(wanted) }, { ...act, revive });
  const wentAlong = await changesInCourses(db, change);
  const courses = groupBy(wentAlong, ({ courseId }) => courseId);
  const leftOut: Bilingual[] = [];
  for (const [courseId, changes] of courses) leftOut.push(...(await restoreInCourse(db, courseId, changes, act)));
  return leftOut;
}

function wanted(require: GraduateRequire) {
  const children = require.children.map((child) => {
    return { id: child.id, ...pickFields(indicatorFields, child), translations: child.translations ?? {} };
  });
  return { id: require.id, ...pickFields(requirementFields, require), translations: require.translations ?? {}, children };
}

interface CourseChange {
  courseId: number;
  change: ChangeRow;
}

/** What a save of requirements did in the courses of the major that are there still. */
async function changesInCourses(db: Queries, change: ChangeRow): Promise<CourseChange[]> {
  const companions = await listCompanions(db, change);
  const changes: CourseChange[] = [];
  for (const companion of companions) {
    const record = await recordOfChange(db, companion);
    const unit = record?.courseId === undefined ? undefined : await courseUnitRows.lock(db, { id: record.courseId });
    if (unit?.majorId === change.entityId) changes.push({ courseId: unit.id, change: companion });
  }
  return changes;
}

async function restoreInCourse(db: Queries, courseId: number, changes: readonly CourseChange[], act: Act): Promise<Bilingual[]> {
  const goals = changes.filter(({ change }) => change.entity === 'goal' && change.action !== 'created').map(({ change }) => change);
  const ids = goals.map(({ entityId }) => entityId);
  const revived = await reviveRows(db, schema.teachingGoals, courseId, ids);
  for (const id of revived) await noteRevival(db, id, act);
  const leftOut: Bilingual[] = [];
  for (const { change } of changes.filter((one) => one.change.entity === 'majorMatrix')) {
    const lost = lostBindings(change);
    const merged = mergeBindings(await listEntries(db, [courseId]), lost);
    leftOut.push(...(await restoreBindings(db, courseId, merged, act)));
  }
  const cells = goals.map(({ before }) => removedIn(storedState(before) ?? {}));
  const courseCells = cells.flatMap((one) => one.courseCells);
  const projectCells = cells.flatMap((one) => one.projectCells);
  return [...leftOut, ...(await restoreCells(db, courseId, { courseCells, projectCells }, act))];
}

/** Bindings that a change took out, whole or in part. */
function lostBindings({ before, after }: ChangeRow): StoredBinding[] {
  const left = new Map(listIn<StoredBinding>(after, 'bindings').map((binding) => [binding.indicatorId, binding]));
  return listIn<StoredBinding>(before, 'bindings').flatMap((binding) => {
    const kept = left.get(binding.indicatorId);
    const goals = binding.goals.filter((id) => !kept?.goals.includes(id));
    return kept && goals.length === 0 ? [] : [{ ...binding, goals }];
  });
}

/** The bindings of a course with lost ones added, as far as their goals are bound nowhere else by now. */
function mergeBindings(present: readonly StoredBinding[], lost: readonly StoredBinding[]): StoredBinding[] {
  const bound = new Set(present.flatMap(({ goals }) => goals));
  const merged = new Map(present.map(({ indicatorId, relate, goals }) => [indicatorId, { indicatorId, relate, goals }]));
  for (const { indicatorId, relate, goals } of lost) {
    const own = merged.get(indicatorId) ?? { indicatorId, relate, goals: [] };
    merged.set(indicatorId, { ...own, goals: [...own.goals, ...goals.filter((id) => !bound.has(id))] });
  }
  return [...merged.values()];
}
