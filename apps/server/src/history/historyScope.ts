import type { HistoryKind } from '@college/curriculum-model';
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { auditLog, courseUnits, projects, teachingGoals } = schema;

/** Which entries of the audit log make up the history of a record. */
export function changesOf(db: Queries, kind: HistoryKind, recordId: number): SQL | undefined {
  const ofEntity = (entity: string) => and(eq(auditLog.entity, entity), eq(auditLog.entityId, recordId));
  switch (kind) {
    case 'course':
      // The opening of a new unit, before anything was saved, is of no use to a reader.
      return and(ofEntity('courseUnit'), sql`(${auditLog.after} is null or ${auditLog.after} ? 'course' or ${auditLog.after} ? 'name')`);
    case 'points':
    case 'courseMatrix':
    case 'report':
    case 'major':
    case 'graduateRequires':
      return ofEntity(kind);
    case 'goals': {
      const goals = db.select({ id: teachingGoals.id }).from(teachingGoals).where(eq(teachingGoals.courseUnitId, recordId));
      return and(eq(auditLog.entity, 'goal'), inArray(auditLog.entityId, goals));
    }
    case 'projectMatrix': {
      const chapters = db.select({ id: projects.id }).from(projects).where(eq(projects.courseUnitId, recordId));
      return or(ofEntity(kind), and(eq(auditLog.entity, 'taskGoals'), inArray(auditLog.entityId, chapters)));
    }
    case 'majorMatrix': {
      const units = db.select({ id: courseUnits.id }).from(courseUnits).where(eq(courseUnits.majorId, recordId));
      return and(eq(auditLog.entity, kind), inArray(auditLog.entityId, units));
    }
  }
}

/** Where an entry of the audit log belongs: to which history, and to which course where it is about one. */
export interface ChangedRecord {
  kind: HistoryKind;
  recordId: number;
  /** The course that a restore changes. */
  courseId?: number;
}

/** The history that an entry of the audit log belongs to; undefined where there is none, or its record was deleted permanently. */
export async function recordOfChange(
  db: Queries,
  { entity, entityId }: { entity: string; entityId: number },
): Promise<ChangedRecord | undefined> {
  switch (entity) {
    case 'courseUnit':
      return { kind: 'course', recordId: entityId, courseId: entityId };
    case 'points':
    case 'courseMatrix':
    case 'projectMatrix':
    case 'report':
      return { kind: entity, recordId: entityId, courseId: entityId };
    case 'goal': {
      const [goal] = await db.select({ courseId: teachingGoals.courseUnitId }).from(teachingGoals).where(eq(teachingGoals.id, entityId));
      return goal && { kind: 'goals', recordId: goal.courseId, courseId: goal.courseId };
    }
    case 'taskGoals': {
      const [project] = await db.select({ courseId: projects.courseUnitId }).from(projects).where(eq(projects.id, entityId));
      return project && { kind: 'projectMatrix', recordId: project.courseId, courseId: project.courseId };
    }
    case 'majorMatrix': {
      const [unit] = await db.select({ majorId: courseUnits.majorId }).from(courseUnits).where(eq(courseUnits.id, entityId));
      return unit && { kind: 'majorMatrix', recordId: unit.majorId, courseId: entityId };
    }
    case 'major':
    case 'graduateRequires':
      return { kind: entity, recordId: entityId };
    default:
      return undefined;
  }
}
