import * as contract from '@college/api-client/contract';
import { copyJobSchema } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { schema, type OpenDatabase } from '../db';
import { apiBase } from '../http/apiBase';
import type { testServer } from '../testing/testServer';
import { copyScene, setCopyScene } from './copySource.test-data';
import { readCourseBindings, readCourseGraph } from './courseGraph.test-data';
import { readStream } from './readStream.test-data';

const pick = fc.nat({ max: 1000 });
const support = fc.constantFrom(0 as const, 1 as const);
const texts = [
  '',
  '线性表',
  'O’Brien’s "list" \\ {1,2}',
  '  两端有空格  ',
  '第一行\n第二行',
  '<b>树</b> & 图',
  "'; --",
  '👩‍🏫 𠮷 é',
  'x'.repeat(300),
];
const english = (text: string) => ({ en: { description: { text, updatedAt: '2026-01-05T08:00:00Z' } } });

/** A course by numbers: how many of each, what is tied to what, and what is written in its fields by turns. */
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
  texts: fc.array(fc.constantFrom(...texts), { minLength: 1, maxLength: 40 }),
  hours: fc.array(fc.constantFrom(0, 0.5, 1, 2.5, 8, 48), { minLength: 1, maxLength: 10 }),
  hasSyllabus: fc.boolean(),
});

type Course = typeof courses extends fc.Arbitrary<infer Value> ? Value : never;

const unitId = 1003;
const unique = 'copy-0001';
const streams = 5;

interface Tries {
  runs: number;
  seed?: number | undefined;
  /** Called after each copy that is as it must be. */
  onCopy?: () => void;
}

/**
 * Copies random courses, each in the scene of its own, by five streams of one key at once: there is one copy, which says in every field what its source says. Throws the smallest course
 * for which that is not so.
 */
export async function tryCopies(
  database: OpenDatabase,
  server: ReturnType<typeof testServer>,
  { runs, seed, onCopy }: Tries,
): Promise<void> {
  const { db } = database;
  await fc.assert(
    fc.asyncProperty(courses, async (course) => {
      await setCopyScene(database);
      server.forgetSessions();
      const { goalIds, goalRelations } = await putCourse(database, course);
      const source = await readCourseGraph(db, unitId);
      // Whoever teaches the course there is not known.
      const expected = JSON.stringify({ ...source, syllabuses: source?.syllabuses.map((row) => ({ ...row, lecturer: '' })) });
      const body = { unique, courseId: unitId, sourceId: unitId, targetId: 101, goalRelations };
      await server.call(contract.uploadCopyParams, { as: 'collegeAdmin', body });
      const headers = { authToken: await server.tokenOf('collegeAdmin') };
      const watch = async () => readStream(await server.request(`${apiBase}/manage/copycourse?unique=${unique}`, { headers }));
      const events = await Promise.all(Array.from({ length: streams }, watch));
      if (events.some((ofOne) => ofOne.at(-1)?.data.percent !== 100))
        throw new Error(`a stream ended early: ${JSON.stringify(events.map((ofOne) => ofOne.at(-1)))}`);
      const { data } = await server.call(contract.getCopyJob, { as: 'collegeAdmin', query: { unique } });
      const { courseId = 0 } = copyJobSchema.parse(data);
      const copies = await db.$count(schema.courseUnits, eq(schema.courseUnits.copiedFromId, unitId));
      if (copies !== 1) throw new Error(`${copies} copies of one key`);
      const copy = JSON.stringify(await readCourseGraph(db, courseId));
      if (copy !== expected) throw new Error(`the copy is ${copy}, expected ${expected}`);
      if (JSON.stringify(await readCourseGraph(db, unitId)) !== JSON.stringify(source)) throw new Error('the source was changed');
      if ((await readCourseBindings(db, courseId)).length !== goalIds.length) throw new Error('a goal is not bound');
      onCopy?.();
    }),
    { numRuns: runs, ...(seed !== undefined && { seed }) },
  );
}

async function putCourse({ db }: OpenDatabase, course: Course) {
  let turn = 0;
  const text = () => course.texts[(turn += 1) % course.texts.length] ?? '';
  const hours = () => course.hours[(turn += 1) % course.hours.length] ?? 0;
  const translations = () => (turn % 2 === 0 ? english(text()) : {});
  // The indicator points 521 to 523 belong to major 102, where this unit is; it is copied to 101 and its points 511 and 512.
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
  const insert = async <Row extends object>(rows: readonly Row[], put: (rows: Row[]) => Promise<{ id: number }[]>) =>
    rows.length === 0 ? [] : (await put([...rows])).map(({ id }) => id);
  const one = (ids: readonly number[], at: number) => ids[at % ids.length] ?? 0;
  const courseUnitId = unitId;
  const ofUnit = {
    position: text(),
    introduction: text(),
    criterion: text(),
    theoryPeriod: hours(),
    practicePeriod: hours(),
    semester: 1 + (turn % 8),
  };
  await db.update(schema.courseUnits).set(ofUnit).where(eq(schema.courseUnits.id, unitId));
  if (course.hasSyllabus) {
    const schedule = { label: [text(), text()], data: [[text(), text()]] };
    await db
      .insert(schema.syllabuses)
      .values({ courseUnitId, lecturer: text(), textbooks: text(), criterion: text(), others: text(), score: hours(), schedule });
  }
  const projects = await insert(
    numbers(course.projects).map((n) => ({
      courseUnitId,
      name: `章 ${n}`,
      product: text(),
      theoryPeriod: hours(),
      practicePeriod: hours(),
      position: -n,
    })),
    (rows) => db.insert(schema.projects).values(rows).returning(),
  );
  const points = await insert(
    numbers(course.points).map((n) => ({
      courseUnitId,
      title: `点 ${n}`,
      description: text(),
      translations: translations(),
      position: n % 2,
    })),
    (rows) => db.insert(schema.points).values(rows).returning(),
  );
  const ksas = await insert(
    numbers(course.ksas).map((n) => ({
      courseUnitId,
      title: 'K' as const,
      level: n + 1,
      description: text(),
      translations: translations(),
    })),
    (rows) => db.insert(schema.ksas).values(rows).returning(),
  );
  const goals = await insert(
    course.goals.map(({ requireId }, n) => ({
      courseUnitId,
      indicatorId: requireId,
      description: `目标 ${n} ${text()}`,
      translations: translations(),
    })),
    (rows) => db.insert(schema.teachingGoals).values(rows).returning(),
  );
  const taskGoals: { id: number; projectId: number }[] = [];
  for (const [n, at] of (projects.length > 0 ? course.taskGoals : []).entries()) {
    const row = { projectId: one(projects, at), description: `任务 ${n} ${text()}`, product: text(), translations: translations() };
    taskGoals.push(...(await db.insert(schema.taskGoals).values(row).returning()));
  }
  if (points.length > 0 && ksas.length > 0) {
    const ties = course.ties.map(([point, ksa], position) => ({ pointId: one(points, point), ksaId: one(ksas, ksa), position }));
    if (ties.length > 0) await db.insert(schema.pointKsas).values(ties).onConflictDoNothing();
  }
  const arrangement = () => ({
    study: text(),
    teach: text(),
    product: text(),
    week: text().slice(0, 20),
    theoryPeriod: hours(),
    practicePeriod: hours(),
  });
  const cells: { id: number; projectId: number }[] = [];
  if (projects.length > 0 && goals.length > 0 && points.length > 0) {
    for (const [project, goal, point, relate] of course.courseCells) {
      const row = {
        courseUnitId,
        projectId: one(projects, project),
        goalId: one(goals, goal),
        pointId: one(points, point),
        relate,
        ...arrangement(),
      };
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
