import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { courseMatrixEntries, projects, taskGoals } = schema;

export type ProjectRecord = typeof projects.$inferSelect;
type NewProject = Pick<
  typeof projects.$inferInsert,
  'courseUnitId' | 'courseClassId' | 'courseTypeId' | 'name' | 'theoryPeriod' | 'practicePeriod' | 'position' | 'translations'
>;

/** The rows of some units, each unit's in the order that staff gave them. */
export async function listProjects(db: Queries, courseUnitIds: readonly number[]): Promise<ProjectRecord[]> {
  if (courseUnitIds.length === 0) return [];
  return db
    .select()
    .from(projects)
    .where(and(inArray(projects.courseUnitId, [...courseUnitIds]), isNull(projects.deletedAt)))
    .orderBy(asc(projects.courseUnitId), asc(projects.position), asc(projects.id));
}

/** Rows by their ids, of whatever unit. */
export async function findProjects(db: Queries, ids: readonly number[]): Promise<ProjectRecord[]> {
  return db
    .select()
    .from(projects)
    .where(and(inArray(projects.id, [...ids]), isNull(projects.deletedAt)));
}

export async function insertProjects(db: Queries, rows: readonly NewProject[]): Promise<void> {
  if (rows.length > 0) await db.insert(projects).values([...rows]);
}

export async function updateProject(db: Queries, project: ProjectRecord, fields: NewProject, now: Date): Promise<void> {
  await db
    .update(projects)
    .set({ ...fields, version: project.version + 1, updateTime: now })
    .where(eq(projects.id, project.id));
}

/** Puts rows into the trash with their task goals; their cells in the matrices go for good. */
export async function trashProjects(db: Queries, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(courseMatrixEntries).where(inArray(courseMatrixEntries.projectId, [...ids]));
  await db
    .update(taskGoals)
    .set({ deletedAt: now })
    .where(and(inArray(taskGoals.projectId, [...ids]), isNull(taskGoals.deletedAt)));
  await db
    .update(projects)
    .set({ deletedAt: now })
    .where(inArray(projects.id, [...ids]));
}
