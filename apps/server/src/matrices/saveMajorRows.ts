import type { Bilingual, SavedMatrices, UpdateMajorMatrixRequest } from '@college/curriculum-model';
import type { Act } from '../audit/act';
import { countRevisions, holdCourseUnits, type HeldCourseUnit } from '../course-units/holdCourseUnits';
import type { Queries } from '../db';
import { conflict, invalid } from '../http/refusal';
import { groupBy } from './groupBy';
import { listEntries } from './majorMatrixRepository';
import { matrixMessages } from './messages';
import { bilingualName } from './namesOf';
import { replaceMajorRows } from './replaceMajorRows';

/** A version that a client sent along with what it read. */
interface Claim {
  courseId: number;
  version?: number | undefined;
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
  const stale = claims.flatMap(({ courseId, version }) => {
    const unit = units.get(courseId);
    return unit && version !== undefined && version !== unit.version ? [unit] : [];
  });
  if (stale.length === 0) return;
  const distinct = [...new Set(stale)];
  const ids = distinct.map(({ id }) => id);
  const entries = groupBy(await listEntries(db, ids), ({ courseUnitId }) => courseUnitId);
  const current = distinct.map(({ id, version }) => ({
    courseId: id,
    version,
    relations: (entries.get(id) ?? []).map(({ indicatorId, relate, goals }) => ({ requireId: indicatorId, relate, goals })),
  }));
  throw conflict(matrixMessages.changedMeanwhile(namesOf(distinct)), current);
}

const namesShown = 3;

function namesOf(units: readonly HeldCourseUnit[]): Bilingual[] {
  const names = units.slice(0, namesShown).map(bilingualName);
  return units.length > namesShown ? [...names, { zh: '…', en: '…' }] : names;
}
