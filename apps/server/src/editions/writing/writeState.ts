import { compareEditions, courseList, readPlace, type Change, type CurriculumState } from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db';
import { readMajorState } from '../readMajorState';
import { noteChanges } from './noteChanges';
import { removeEntries } from './removeEntries';
import { readTargetRows } from './targetRows';
import { trashCourses, writeCourses } from './writeCourses';
import { writeEntries } from './writeEntries';
import { writeMajor } from './writeMajor';
import { trashRecords, writeRecords } from './writeRecords';
import type { Source, Writing } from './writing';

/** What is to become of the rows of a major, which its transaction holds. */
export interface StateToWrite {
  majorId: number;
  homeMajorId: number;
  /** As the rows are. */
  before: CurriculumState;
  /** As they shall be. */
  after: CurriculumState;
  source?: Source | undefined;
  act: { userId: number; now: Date };
}

const ofCourses = ['chapter', 'taskGoal', 'point', 'ksa', 'goal'] as const;

/**
 * Writes a state into the rows of a major: only what differs, each table once, under the lineages of the state. What was written is read again, and anything but that state is a fault that
 * ends the transaction. Returns the changes.
 */
export async function writeState(db: Queries, { homeMajorId, ...wanted }: StateToWrite): Promise<readonly Change[]> {
  const changes = compareEditions(wanted.before, wanted.after).filter(({ at }) => at !== courseList);
  if (changes.length > 0) await checkWritten(await writeChanges(db, wanted, changes), homeMajorId);
  return changes;
}

/** Writes changes into the rows of a major. Whoever calls this reads what was written. */
export async function writeChanges(db: Queries, wanted: Omit<StateToWrite, 'homeMajorId'>, changes: readonly Change[]): Promise<Writing> {
  const courses = new Set(changes.flatMap(({ at }) => readPlace(at)?.lineage ?? []));
  const isMajorChanged = changes.some(({ at }) => readPlace(at)?.part === 'major');
  // Both languages of a text are written as they belong together.
  await db.execute(sql`select set_config('college.restoring', 'on', true)`);
  const rows = await readTargetRows(db, wanted.majorId, [...courses]);
  const writing: Writing = { db, ...wanted, source: wanted.source, changes, rows, courses, isMajorChanged };
  await noteChanges(writing, async () => {
    await removeEntries(writing);
    await writeMajor(writing);
    if (isMajorChanged) for (const kind of ['requirement', 'indicator'] as const) await writeRecords(writing, kind);
    await writeCourses(writing);
    for (const kind of ofCourses) await writeRecords(writing, kind);
    await writeEntries(writing);
    await trashCourses(writing);
    for (const kind of [...ofCourses, 'indicator', 'requirement'] as const) await trashRecords(writing, kind);
  });
  await db.execute(sql`select set_config('college.restoring', '', true)`);
  return writing;
}

/** Reads what was written. */
async function checkWritten({ db, majorId, after, courses, isMajorChanged }: Writing, homeMajorId: number): Promise<void> {
  const lineages = [...courses];
  const written = await readMajorState(db, { majorId, homeMajorId, lineages });
  const wanted = { major: after.major, courses: after.courses.filter(({ lineage }) => courses.has(lineage)) };
  const differing = compareEditions(isMajorChanged ? wanted : { ...wanted, major: written.major }, written).filter(
    ({ at }) => at !== courseList,
  );
  refuseDiffering(
    majorId,
    differing.map(({ type, at }) => `${type} ${at}`),
  );
}

/** Ends an act of which something reads back otherwise than it was to be written. */
export function refuseDiffering(majorId: number, places: readonly string[]): void {
  if (places.length === 0) return;
  throw new Error(
    `editions: ${places.length} of the changes written into major ${majorId} read back differently (${places.slice(0, 5).join(', ')}). Nothing is stored. ` +
      'Compare how the major and its courses are read and written.',
  );
}
