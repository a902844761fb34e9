import {
  groupBy,
  type Bilingual,
  type GoalRelationInput,
  type SavedMatrices,
  type UpdateMajorMatrixRequest,
} from '@college/curriculum-model';
import type { Act } from '../audit/act';
import { countRevisions, holdCourseUnits, type HeldCourseUnit } from '../course-units/holdCourseUnits';
import type { Queries } from '../db';
import { conflict, invalid } from '../http/refusal';
import { listEntries, listIndicatorIds } from './majorMatrixRepository';
import { matrixMessages } from './messages';
import { bilingualName } from './namesOf';
import { replaceMajorRows } from './replaceMajorRows';

/** What a client sent along of what it had read: the version of the course, and the row itself. */
interface Claim {
  courseId: number;
  version?: number | undefined;
  was?: readonly GoalRelationInput[] | undefined;
}

/** Saves rows of one major's matrix: every one of them or none. Answers the new version of each course. */
export async function saveMajorRows(
  db: Queries,
  { majorId, rows }: { majorId?: number; rows: readonly UpdateMajorMatrixRequest[] },
  act: Act,
): Promise<SavedMatrices> {
  const units = await holdCourseUnits(
    db,
    rows.map(({ courseId }) => courseId),
  );
  const listed = rowUnits(rows, units);
  const major = majorId ?? listed[0]?.majorId ?? 0;
  refuseOtherMajor([...units.values()], major);
  await refuseStale(db, rows, units);
  await replaceMajorRows(db, major, wantedRows(rows, units), act);
  return countRevisions(db, listed, act.now);
}

/** The units of the rows in their order; refuses a unit that is listed twice. */
export function rowUnits(rows: readonly Claim[], units: ReadonlyMap<number, HeldCourseUnit>): HeldCourseUnit[] {
  const seen = new Set<number>();
  return rows.flatMap(({ courseId }) => {
    const unit = units.get(courseId);
    if (unit && seen.has(courseId)) throw invalid(matrixMessages.courseListedTwice(bilingualName(unit)));
    seen.add(courseId);
    return unit ? [unit] : [];
  });
}

/** The rows with the units that were held for them. */
export function wantedRows(rows: readonly UpdateMajorMatrixRequest[], units: ReadonlyMap<number, HeldCourseUnit>) {
  return rows.flatMap(({ courseId, relations }) => {
    const unit = units.get(courseId);
    return unit ? [{ unit, relations }] : [];
  });
}

/** Refuses a unit of another major. */
export function refuseOtherMajor(units: readonly HeldCourseUnit[], majorId: number): void {
  const foreign = units.find((unit) => unit.majorId !== majorId);
  if (foreign) throw invalid(matrixMessages.courseOfAnotherMajor(bilingualName(foreign)));
}

/** Refuses what was based on an older version, naming every course of which that is true; their rows as stored travel along. */
export async function refuseStale(db: Queries, claims: readonly Claim[], units: ReadonlyMap<number, HeldCourseUnit>): Promise<void> {
  const moved = await findMoved(db, claims, units);
  const stale = claims.flatMap(({ courseId, version }) => {
    const unit = units.get(courseId);
    return unit && ((version !== undefined && version !== unit.version) || moved.has(courseId)) ? [unit] : [];
  });
  if (stale.length === 0) return;
  const distinct = [...new Set(stale)];
  const rows = await listRows(
    db,
    distinct.map(({ id }) => id),
  );
  const current = distinct.map(({ id, version }) => ({ courseId: id, version, relations: rows.get(id) ?? [] }));
  throw conflict(matrixMessages.changedMeanwhile(namesOf(distinct)), current);
}

/** The courses whose rows are not what their claims say they were: a moved goal raises no version of its course. */
async function findMoved(db: Queries, claims: readonly Claim[], units: ReadonlyMap<number, HeldCourseUnit>): Promise<Set<number>> {
  const read = claims.filter(({ was }) => was !== undefined);
  const rows = await listRows(
    db,
    read.map(({ courseId }) => courseId),
  );
  const differing = read.filter(({ courseId, was = [] }) => rowKey(was) !== rowKey(rows.get(courseId) ?? []));
  const majorId = units.get(differing[0]?.courseId ?? 0)?.majorId;
  if (majorId === undefined) return new Set();
  // What is bound to an indicator point that is gone is in no row that anybody read.
  const indicatorIds = await listIndicatorIds(db, majorId);
  const living = (row: readonly GoalRelationInput[] = []) => rowKey(row.filter(({ requireId }) => indicatorIds.has(requireId)));
  return new Set(differing.filter(({ courseId, was }) => living(was) !== living(rows.get(courseId))).map(({ courseId }) => courseId));
}

async function listRows(db: Queries, courseIds: readonly number[]): Promise<Map<number, GoalRelationInput[]>> {
  const ofUnit = groupBy(await listEntries(db, courseIds), ({ courseUnitId }) => courseUnitId);
  return new Map(
    [...ofUnit].map(([id, list]) => [id, list.map(({ indicatorId, relate, goals }) => ({ requireId: indicatorId, relate, goals }))]),
  );
}

/** The same for rows that say the same. */
function rowKey(row: readonly GoalRelationInput[]): string {
  const parts = row.map(({ requireId, relate, goals }) => {
    const ids = goals.map((goal) => (typeof goal === 'number' ? goal : goal.id));
    return `${requireId} ${relate} ${ids.toSorted((one, other) => one - other)}`;
  });
  return parts.toSorted().join('; ');
}

const namesShown = 3;

function namesOf(units: readonly HeldCourseUnit[]): Bilingual[] {
  const names = units.slice(0, namesShown).map(bilingualName);
  return units.length > namesShown ? [...names, { zh: '…', en: '…' }] : names;
}
