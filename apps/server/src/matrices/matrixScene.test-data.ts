import { setCopyScene } from '../copy/copySource.test-data';
import { schema, type OpenDatabase } from '../db';

/** Beside what the copying scene has: goal 351 of unit 1002, bound under 511, and indicator point 521 of another major. */
export async function setMatrixScene(database: OpenDatabase): Promise<void> {
  await setCopyScene(database);
  const { db } = database;
  await db.insert(schema.teachingGoals).values({ id: 351, courseUnitId: 1002, indicatorId: 511, description: '别的课程的目标' });
  await db.insert(schema.majorMatrixEntries).values({ id: 361, courseUnitId: 1002, indicatorId: 511, relate: 0 });
  await db.insert(schema.majorMatrixGoals).values({ entryId: 361, goalId: 351 });
}

/** Everything that a save of matrices may touch, to be compared before and after. */
export async function storedMatrices({ db }: OpenDatabase) {
  return {
    units: await db
      .select({ id: schema.courseUnits.id, version: schema.courseUnits.version })
      .from(schema.courseUnits)
      .orderBy(schema.courseUnits.id),
    entries: await db.select().from(schema.majorMatrixEntries).orderBy(schema.majorMatrixEntries.id),
    bound: await db.select().from(schema.majorMatrixGoals).orderBy(schema.majorMatrixGoals.goalId),
    goals: await db.select().from(schema.teachingGoals).orderBy(schema.teachingGoals.id),
    courseCells: await db.select().from(schema.courseMatrixEntries).orderBy(schema.courseMatrixEntries.id),
    projectCells: await db.select().from(schema.projectMatrixEntries).orderBy(schema.projectMatrixEntries.id),
    taskGoals: await db.select().from(schema.taskGoals).orderBy(schema.taskGoals.id),
    audit: await db.$count(schema.auditLog),
  };
}

/** The stored bindings of a unit: indicator point, strength, goals. */
export async function rowOfUnit(database: OpenDatabase, courseUnitId: number): Promise<[number, number, number[]][]> {
  const { entries, bound } = await storedMatrices(database);
  return entries
    .filter((entry) => entry.courseUnitId === courseUnitId)
    .map(({ id, indicatorId, relate }): [number, number, number[]] => {
      return [indicatorId, relate, bound.filter(({ entryId }) => entryId === id).map(({ goalId }) => goalId)];
    })
    .toSorted(([left], [right]) => left - right);
}
