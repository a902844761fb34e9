import { nameInDraft, overviewLimits, type Language, type OverviewEdit, type RecordKind } from '@college/curriculum-model';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { namesOfDrafts } from '../editions/namesOfDrafts';
import { inReadersLanguage } from '../majors/presentMajor';
import type { Caller } from '../rights/caller';

const { auditLog, courseUnits, majors, projects, teachingGoals } = schema;

export type AuditRow = Pick<typeof auditLog.$inferSelect, 'id' | 'at' | 'action' | 'entity' | 'entityId'>;

/** What the audit log calls a record, as the kinds of the history name it; other records are nobody's edits. */
const kinds: Readonly<Record<string, RecordKind>> = {
  courseUnit: 'course',
  points: 'points',
  goal: 'goals',
  taskGoals: 'projectMatrix',
  majorMatrix: 'majorMatrix',
  courseMatrix: 'courseMatrix',
  projectMatrix: 'projectMatrix',
  report: 'report',
  major: 'major',
  graduateRequires: 'graduateRequires',
};

const actions = { created: 'create', updated: 'update', deleted: 'delete', restored: 'restore' } as const;

/** A person's last edits with the course and the major they belong to, also where these are in the trash. */
export async function readEdits(db: Queries, caller: Caller, language: Language): Promise<OverviewEdit[]> {
  const { id, at, action, entity, entityId } = auditLog;
  const rows = await db
    .select({ id, at, action, entity, entityId })
    .from(auditLog)
    .where(and(eq(auditLog.userId, caller.id), inArray(entity, Object.keys(kinds))))
    .orderBy(desc(id))
    .limit(overviewLimits.edits);
  return presentEdits(db, rows, language);
}

/** Entries of the audit log with the course and the major they belong to, in their order. */
export async function presentEdits(db: Queries, rows: readonly AuditRow[], language: Language): Promise<OverviewEdit[]> {
  const courseOf = await findCourses(db, rows);
  const units = await findUnits(db, [...courseOf.values()]);
  const majorIds = [...rows.filter(isOfMajor).map((row) => row.entityId), ...[...units.values()].map(({ majorId }) => majorId)];
  const known = await findMajors(db, majorIds);
  const drafts = await namesOfDrafts(db, majorIds);
  return rows.map((row) => {
    const unit = units.get(courseOf.get(row.id) ?? 0);
    const major = known.get(isOfMajor(row) ? row.entityId : (unit?.majorId ?? 0));
    const named = unit ?? major;
    return {
      id: row.id,
      kind: kinds[row.entity] ?? 'course',
      recordId: unit?.id ?? row.entityId,
      action: actions[row.action as keyof typeof actions],
      name: named ? nameInDraft(inReadersLanguage(named, 'name', language), drafts.get(major?.id ?? 0), language) : '',
      majorId: major?.id ?? null,
      courseId: unit?.id ?? null,
      time: row.at.toISOString(),
    };
  });
}

function isOfMajor({ entity }: AuditRow): boolean {
  return entity === 'major' || entity === 'graduateRequires';
}

/** The course of each change: named by itself, by its goal or by its chapter. */
async function findCourses(db: Queries, rows: readonly AuditRow[]): Promise<Map<number, number>> {
  const idsOf = (entity: string) => rows.filter((row) => row.entity === entity).map((row) => row.entityId);
  const goals = new Map<number, number>();
  const chapters = new Map<number, number>();
  if (idsOf('goal').length > 0) {
    const found = await db
      .select()
      .from(teachingGoals)
      .where(inArray(teachingGoals.id, idsOf('goal')));
    for (const goal of found) goals.set(goal.id, goal.courseUnitId);
  }
  if (idsOf('taskGoals').length > 0) {
    const found = await db
      .select()
      .from(projects)
      .where(inArray(projects.id, idsOf('taskGoals')));
    for (const chapter of found) chapters.set(chapter.id, chapter.courseUnitId);
  }
  return new Map(
    rows.flatMap((row) => {
      if (isOfMajor(row)) return [];
      const through = row.entity === 'goal' ? goals : row.entity === 'taskGoals' ? chapters : undefined;
      const courseId = through ? through.get(row.entityId) : row.entityId;
      return courseId === undefined ? [] : [[row.id, courseId] as const];
    }),
  );
}

async function findUnits(db: Queries, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, typeof courseUnits.$inferSelect>();
  const found = await db
    .select()
    .from(courseUnits)
    .where(inArray(courseUnits.id, [...new Set(ids)]));
  return new Map(found.map((unit) => [unit.id, unit]));
}

async function findMajors(db: Queries, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, typeof majors.$inferSelect>();
  const found = await db
    .select()
    .from(majors)
    .where(inArray(majors.id, [...new Set(ids)]));
  return new Map(found.map((major) => [major.id, major]));
}
