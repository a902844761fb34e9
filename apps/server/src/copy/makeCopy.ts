import {
  countSyllabusFields,
  courseUnitFields,
  fieldsWhere,
  syllabusFields,
  type CopyCounts,
  type CopyStepCounts,
  type CopyStepName,
} from '@college/curriculum-model';
import { eq, sql, type SQL } from 'drizzle-orm';
import { schema, type Transaction } from '../db';
import type { CopyParams } from '../db/tables/copyJobs';
import { copiedShares } from '../syllabus/goalShares';
import { blankColumns } from './blankColumns';
import { lineagesWithin } from '../course-units/courseSequence';
import { copyRows, type IdMap } from './copyRows';
import { sourceRows } from './sourceRows';
import { unitColumns, type GivenUnitColumn } from './unitColumns';
import { writeBindings } from './writeBindings';

/** What a copy made. */
export interface MadeCopy {
  courseId: number;
  created: CopyCounts;
}

interface Act {
  userId: number;
  now: Date;
}

type Tell = (step: CopyStepName, counts: CopyStepCounts) => void;

/** Copies a course with everything below it into another major, with new ids, and reports each completed step. */
export async function makeCopy(tx: Transaction, params: CopyParams, act: Act, tell: Tell): Promise<MadeCopy> {
  const { courseId: sourceId, goalRelations } = params;
  const counts = { projects: 0, taskGoals: 0, points: 0, ksa: 0, goals: 0, bindings: 0, courseCells: 0, projectCells: 0 };
  const copy = (
    table: Parameters<typeof copyRows>[1],
    kind: keyof typeof sourceRows,
    changes: Omit<Parameters<typeof copyRows>[3], 'act'>,
  ) => copyRows(tx, table, sourceRows[kind](sourceId), { ...changes, act });

  const courseId = await copyUnit(tx, params, act);
  const courseUnitId = { courseUnitId: sql`${courseId}::int` };
  tell('course', counts);

  const projects = await copy(schema.projects, 'projects', { values: courseUnitId });
  const taskGoals = await copy(schema.taskGoals, 'taskGoals', { ids: { projectId: { map: projects } } });
  tell('projects', Object.assign(counts, { projects: projects.size, taskGoals: taskGoals.size }));

  const points = await copy(schema.points, 'points', { values: courseUnitId });
  const ksas = await copy(schema.ksas, 'ksa', { values: courseUnitId });
  await copy(schema.pointKsas, 'pointKsas', { ids: { pointId: { map: points }, ksaId: { map: ksas } } });
  tell('points', Object.assign(counts, { points: points.size, ksa: ksas.size }));

  const indicatorOf = new Map(goalRelations.flatMap(({ requireId, goals }) => goals.map((goal) => [goal, requireId] as const)));
  const goals = await copy(schema.teachingGoals, 'goals', { values: courseUnitId, ids: { indicatorId: { map: indicatorOf, by: 'id' } } });
  tell('goals', Object.assign(counts, { goals: goals.size }));

  await writeBindings(tx, courseId, goalRelations, goals, act);
  tell('majorMatrix', Object.assign(counts, { bindings: goalRelations.length }));

  const courseCells = await copy(schema.courseMatrixEntries, 'courseCells', {
    values: courseUnitId,
    ids: { projectId: { map: projects }, goalId: { map: goals }, pointId: { map: points } },
  });
  tell('courseMatrix', Object.assign(counts, { courseCells: courseCells.size }));

  const projectCells = await copy(schema.projectMatrixEntries, 'projectCells', {
    ids: { courseMatrixEntryId: { map: courseCells }, taskGoalId: { map: taskGoals }, ksaId: { map: ksas } },
  });
  tell('projectMatrix', Object.assign(counts, { projectCells: projectCells.size }));

  const syllabuses = await copy(schema.syllabuses, 'syllabus', {
    values: { ...courseUnitId, ...blankColumns(fieldsWhere(syllabusFields, { inCopy: 'blank' })) },
  });
  await renumberShares(tx, sourceId, syllabuses, goals);
  const filled = await countCopiedSyllabus(tx, syllabuses);
  tell('syllabus', counts);

  const { bindings: _bound, ...made } = counts;
  return { courseId, created: { ...made, syllabusFields: filled } };
}

async function copyUnit(tx: Transaction, { courseId: sourceId, targetId }: CopyParams, act: Act): Promise<number> {
  const given: Record<GivenUnitColumn, SQL> = {
    majorId: sql`${targetId}::int`,
    initing: sql`false`,
    copiedFromId: sql`${sourceId}::int`,
    // Kept are those that are courses of the target too, as in a draft of the same major.
    prerequisites: lineagesWithin(sql`r.prerequisites`, targetId),
    corequisites: lineagesWithin(sql`r.corequisites`, targetId),
  };
  const ids = await copyRows(tx, schema.courseUnits, sourceRows.unit(sourceId), {
    values: { ...given, ...blankColumns(fieldsWhere(courseUnitFields, { inCopy: 'blank' })) },
    left: Object.entries(unitColumns).flatMap(([column, become]) => (become === 'left' ? [column] : [])),
    act,
  });
  const courseUnitId = ids.get(sourceId);
  if (courseUnitId === undefined) throw new Error(`copy: course unit ${sourceId} vanished while it was held`);
  await tx.insert(schema.courseManagers).values({ courseUnitId, userId: act.userId });
  return courseUnitId;
}

/** The assessment items of a copied syllabus name the goals of the copy. */
async function renumberShares(tx: Transaction, sourceId: number, ids: IdMap, goals: IdMap): Promise<void> {
  const [id] = ids.values();
  if (id === undefined) return;
  const { syllabuses } = schema;
  const [row] = await tx.select({ exampercent: syllabuses.exampercent }).from(syllabuses).where(eq(syllabuses.id, id));
  if (!row?.exampercent?.rows.some((item) => item.goals)) return;
  const exampercent = await copiedShares(tx, sourceId, row.exampercent, goals);
  await tx.update(syllabuses).set({ exampercent }).where(eq(syllabuses.id, id));
}

async function countCopiedSyllabus(tx: Transaction, ids: IdMap): Promise<number> {
  const [id] = ids.values();
  if (id === undefined) return 0;
  const [syllabus] = await tx.select().from(schema.syllabuses).where(eq(schema.syllabuses.id, id));
  return syllabus ? countSyllabusFields(syllabus) : 0;
}
