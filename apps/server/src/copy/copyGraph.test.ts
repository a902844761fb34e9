import * as contract from '@college/api-client/contract';
import { copyJobSchema } from '@college/curriculum-model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { schema, type OpenDatabase } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { testServer } from '../testing/testServer';
import { copyScene, setCopyScene } from './copySource.test-data';
import { readCourseBindings, readCourseGraph } from './courseGraph.test-data';
import { readStream } from './readStream.test-data';
import { apiBase } from '../http/apiBase';

const pick = fc.nat({ max: 1000 });
const support = fc.constantFrom(0 as const, 1 as const);

/** A course by numbers: how many of each, and what is tied to what. */
const courses = fc.record({
  projects: fc.integer({ min: 0, max: 4 }),
  taskGoals: fc.array(pick, { maxLength: 6 }),
  points: fc.integer({ min: 0, max: 5 }),
  ksas: fc.integer({ min: 0, max: 5 }),
  goals: fc.array(fc.record({ at: pick, requireId: fc.constantFrom(...copyScene.indicators.target) }), { maxLength: 5 }),
  strengths: fc.record({ 521: support, 522: support, 523: support }),
  ties: fc.array(fc.tuple(pick, pick), { maxLength: 10 }),
  courseCells: fc.array(fc.tuple(pick, pick, pick, support), { maxLength: 12 }),
  projectCells: fc.array(fc.tuple(pick, pick, pick, support), { maxLength: 15 }),
});

type Course = typeof courses extends fc.Arbitrary<infer Value> ? Value : never;

const unitId = 1003;

describeOnEachEngine('a copied graph', (database) => {
  const server = testServer(() => database.current);

  it('is the graph of the source, whatever hangs together in it', async () => {
    await fc.assert(
      fc.asyncProperty(courses, async (course) => {
        await setCopyScene(database.current);
        server.forgetSessions();
        const { goalIds, goalRelations } = await putCourse(database.current, course);
        const { db } = database.current;
        const source = await readCourseGraph(db, unitId);
        const unique = 'copy-0001';
        const body = { unique, courseId: unitId, sourceId: unitId, targetId: 101, goalRelations };
        expect((await server.call(contract.uploadCopyParams, { as: 'collegeAdmin', body })).message).toBe('success');
        const headers = { authToken: await server.tokenOf('collegeAdmin') };
        await readStream(await server.request(`${apiBase}/manage/copycourse?unique=${unique}`, { headers }));
        const { data } = await server.call(contract.getCopyJob, { as: 'collegeAdmin', query: { unique } });
        const { courseId } = copyJobSchema.parse(data);
        expect(await readCourseGraph(db, courseId ?? 0)).toEqual(source);
        expect(await readCourseGraph(db, unitId)).toEqual(source);
        expect(await readCourseBindings(db, courseId ?? 0)).toHaveLength(goalIds.length);
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});

async function putCourse({ db }: OpenDatabase, course: Course) {
  // The indicator points 521 to 523 belong to major 102, where this unit is; it is copied to 101 and its points 511 and 512.
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
  const insert = async <Row extends object>(rows: readonly Row[], put: (rows: Row[]) => Promise<{ id: number }[]>) =>
    rows.length === 0 ? [] : (await put([...rows])).map(({ id }) => id);
  const one = (ids: readonly number[], at: number) => ids[at % ids.length] ?? 0;
  const courseUnitId = unitId;
  const projects = await insert(
    numbers(course.projects).map((n) => ({ courseUnitId, name: `章 ${n}`, position: -n })),
    (rows) => db.insert(schema.projects).values(rows).returning(),
  );
  const points = await insert(
    numbers(course.points).map((n) => ({ courseUnitId, title: `点 ${n}`, description: `${n}`, position: n % 2 })),
    (rows) => db.insert(schema.points).values(rows).returning(),
  );
  const ksas = await insert(
    numbers(course.ksas).map((n) => ({ courseUnitId, title: 'K' as const, level: n + 1, description: `${n}` })),
    (rows) => db.insert(schema.ksas).values(rows).returning(),
  );
  const goals = await insert(
    course.goals.map(({ requireId }, n) => ({ courseUnitId, indicatorId: requireId, description: `目标 ${n}` })),
    (rows) => db.insert(schema.teachingGoals).values(rows).returning(),
  );
  const taskGoals: { id: number; projectId: number }[] = [];
  for (const [n, at] of (projects.length > 0 ? course.taskGoals : []).entries()) {
    const row = { projectId: one(projects, at), description: `任务 ${n}` };
    taskGoals.push(...(await db.insert(schema.taskGoals).values(row).returning()));
  }
  if (points.length > 0 && ksas.length > 0) {
    const ties = course.ties.map(([point, ksa], position) => ({ pointId: one(points, point), ksaId: one(ksas, ksa), position }));
    if (ties.length > 0) await db.insert(schema.pointKsas).values(ties).onConflictDoNothing();
  }
  const cells: { id: number; projectId: number }[] = [];
  if (projects.length > 0 && goals.length > 0 && points.length > 0) {
    for (const [project, goal, point, relate] of course.courseCells) {
      const row = { courseUnitId, projectId: one(projects, project), goalId: one(goals, goal), pointId: one(points, point), relate };
      cells.push(...(await db.insert(schema.courseMatrixEntries).values(row).onConflictDoNothing().returning()));
    }
  }
  for (const [at, task, ksa, relate] of cells.length > 0 && ksas.length > 0 ? course.projectCells : []) {
    const cell = cells[at % cells.length];
    const columns = taskGoals.filter(({ projectId }) => projectId === cell?.projectId);
    const column = columns[task % Math.max(1, columns.length)];
    if (!cell || !column) continue;
    const row = { courseMatrixEntryId: cell.id, taskGoalId: column.id, ksaId: one(ksas, ksa), relate };
    await db.insert(schema.projectMatrixEntries).values(row).onConflictDoNothing();
  }
  const targets = copyScene.indicators.own;
  const bound = targets.map((requireId, index) => ({
    requireId,
    relate: 0 as const,
    goals: goals.filter((_, n) => n % targets.length === index),
  }));
  return { goalIds: goals, goalRelations: bound.filter((relation) => relation.goals.length > 0) };
}
