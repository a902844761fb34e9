import {
  anchorRecord,
  readCommentPlace,
  shapeOf,
  type AnchorRecord,
  type RecordRow,
  type StateRecordKind,
} from '@college/curriculum-model';
import { and, eq, isNull, or } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { isOneOf } from '../db/intArray';

const { courseUnits, graduationRequirements, indicators, ksas, majors, points, projects, syllabuses, taskGoals, teachingGoals } = schema;

interface LineageRow extends RecordRow {
  lineageId?: number | null;
}

/** The records of an edition that some places need: those of their courses, and those of the major where a place is there or is a support. */
export async function readAnchors(
  db: Queries,
  { majorId, homeMajorId }: { majorId: number; homeMajorId: number },
  places: readonly string[],
): Promise<AnchorRecord[]> {
  const asked = places.flatMap((place) => readCommentPlace(place) ?? []);
  const courseNumbers = new Set(asked.flatMap(({ lineage }) => lineage ?? []));
  const needsMajor = asked.some(({ part, kind }) => part === 'major' || shapeOf(kind).refs?.some((ref) => shapeOf(ref).part === 'major'));
  return [
    ...(needsMajor ? await readMajorAnchors(db, majorId, homeMajorId) : []),
    ...(await readCourseAnchors(db, majorId, courseNumbers)),
  ];
}

async function readMajorAnchors(db: Queries, majorId: number, homeMajorId: number): Promise<AnchorRecord[]> {
  const [major] = await db.select().from(majors).where(eq(majors.id, majorId));
  const isOfMajor = and(eq(graduationRequirements.majorId, majorId), isNull(graduationRequirements.deletedAt));
  const requirements = await db.select().from(graduationRequirements).where(isOfMajor);
  const below = await db
    .select({ row: indicators })
    .from(indicators)
    .innerJoin(graduationRequirements, eq(graduationRequirements.id, indicators.requirementId))
    .where(and(isOfMajor, isNull(indicators.deletedAt)));
  return [
    ...(major ? [anchorRecord('major', major, { lineage: homeMajorId })] : []),
    ...requirements.map((row) => record('requirement', row)),
    ...below.map(({ row }) => record('indicator', row)),
  ];
}

async function readCourseAnchors(db: Queries, majorId: number, numbers: ReadonlySet<number>): Promise<AnchorRecord[]> {
  if (numbers.size === 0) return [];
  const isMeant = or(isOneOf(courseUnits.id, numbers), isOneOf(courseUnits.lineageId, numbers));
  const units = await db
    .select()
    .from(courseUnits)
    .where(and(eq(courseUnits.majorId, majorId), eq(courseUnits.initing, false), isNull(courseUnits.deletedAt), isMeant));
  if (units.length === 0) return [];
  const ids = units.map(({ id }) => id);
  const lineages = new Map(units.map(({ id, lineageId }) => [id, lineageId ?? id]));
  const below = async (kind: StateRecordKind, table: typeof projects | typeof points | typeof ksas | typeof teachingGoals) => {
    const rows = await db
      .select()
      .from(table)
      .where(and(isOneOf(table.courseUnitId, ids), isNull(table.deletedAt)));
    return rows.map((row) => record(kind, row, lineages.get(row.courseUnitId)));
  };
  const ofTasks = await db
    .select({ row: taskGoals, courseUnitId: projects.courseUnitId })
    .from(taskGoals)
    .innerJoin(projects, eq(projects.id, taskGoals.projectId))
    .where(and(isOneOf(projects.courseUnitId, ids), isNull(projects.deletedAt), isNull(taskGoals.deletedAt)));
  const ofSyllabuses = await db.select().from(syllabuses).where(isOneOf(syllabuses.courseUnitId, ids));
  return [
    ...units.map((row) => record('course', row)),
    ...(await below('chapter', projects)),
    ...ofTasks.map(({ row, courseUnitId }) => record('taskGoal', row, lineages.get(courseUnitId))),
    ...(await below('point', points)),
    ...(await below('ksa', ksas)),
    ...(await below('goal', teachingGoals)),
    ...ofSyllabuses.map((row) => record('syllabus', row, lineages.get(row.courseUnitId))),
  ];
}

function record(kind: StateRecordKind, row: LineageRow, course?: number): AnchorRecord {
  return anchorRecord(kind, row, { lineage: row.lineageId ?? row.id, course });
}
