import { myCoursesLimit, reachOf, type Language, type MyCourse } from '@college/curriculum-model';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { inReadersLanguage } from '../majors/presentMajor';
import type { Caller } from '../rights/caller';
import { isInReach } from '../rights/reach';

const { courseManagers, courseUnits, departments, graduationRequirements, indicators, majors, points, projects, taskGoals, teachingGoals } =
  schema;

/** The courses that name a person among their managers, those revised last before others, with their goals, points and tasks. */
export async function readMyCourses(db: Queries, caller: Caller, language: Language): Promise<MyCourse[]> {
  const courses = await listCourses(db, caller);
  const ids = courses.map(({ unit }) => unit.id);
  if (ids.length === 0) return [];
  const [goals, stated, chapters] = await Promise.all([listGoals(db, ids), listPoints(db, ids), listChapters(db, ids)]);
  const tasks = await listTasks(
    db,
    chapters.map(({ id }) => id),
  );
  return courses.map(({ unit, major }) => ({
    id: unit.id,
    name: inReadersLanguage(unit, 'name', language),
    majorId: major.id,
    majorName: inReadersLanguage(major, 'name', language),
    theoryPeriod: unit.theoryPeriod,
    practicePeriod: unit.practicePeriod,
    indicators: byIndicator(
      goals.filter(({ goal }) => goal.courseUnitId === unit.id),
      language,
    ),
    points: stated
      .filter(({ courseUnitId }) => courseUnitId === unit.id)
      .map((point) => ({
        id: point.id,
        title: inReadersLanguage(point, 'title', language),
        description: inReadersLanguage(point, 'description', language),
      })),
    chapters: chapters
      .filter(({ courseUnitId }) => courseUnitId === unit.id)
      .map((chapter) => ({
        id: chapter.id,
        name: inReadersLanguage(chapter, 'name', language),
        taskGoals: tasks
          .filter(({ projectId }) => projectId === chapter.id)
          .map((task) => ({
            id: task.id,
            description: inReadersLanguage(task, 'description', language),
            product: inReadersLanguage(task, 'product', language),
          })),
      })),
  }));
}

type GoalRow = Awaited<ReturnType<typeof listGoals>>[number];

function byIndicator(rows: readonly GoalRow[], language: Language): MyCourse['indicators'] {
  const found = new Map<number, MyCourse['indicators'][number]>();
  for (const { goal, indicator } of rows) {
    const group = found.get(indicator.id) ?? {
      id: indicator.id,
      description: inReadersLanguage(indicator, 'description', language),
      goals: [],
    };
    group.goals.push({ id: goal.id, description: inReadersLanguage(goal, 'description', language) });
    found.set(indicator.id, group);
  }
  return [...found.values()];
}

async function listCourses(db: Queries, caller: Caller) {
  return db
    .select({ unit: courseUnits, major: { id: majors.id, name: majors.name, translations: majors.translations } })
    .from(courseManagers)
    .innerJoin(courseUnits, eq(courseUnits.id, courseManagers.courseUnitId))
    .innerJoin(majors, eq(majors.id, courseUnits.majorId))
    .innerJoin(departments, eq(departments.id, majors.departmentId))
    .where(
      and(
        eq(courseManagers.userId, caller.id),
        isNull(courseUnits.deletedAt),
        sql`not ${courseUnits.initing}`,
        isInReach(reachOf(caller, 'read'), 'courseUnits'),
      ),
    )
    .orderBy(desc(courseUnits.updateTime), desc(courseUnits.id))
    .limit(myCoursesLimit);
}

/** The goals in the order of the requirements above them. */
async function listGoals(db: Queries, courseIds: readonly number[]) {
  return db
    .select({
      goal: {
        id: teachingGoals.id,
        courseUnitId: teachingGoals.courseUnitId,
        description: teachingGoals.description,
        translations: teachingGoals.translations,
      },
      indicator: { id: indicators.id, description: indicators.description, translations: indicators.translations },
    })
    .from(teachingGoals)
    .innerJoin(indicators, eq(indicators.id, teachingGoals.indicatorId))
    .innerJoin(graduationRequirements, eq(graduationRequirements.id, indicators.requirementId))
    .where(and(inArray(teachingGoals.courseUnitId, [...courseIds]), isNull(teachingGoals.deletedAt), isNull(indicators.deletedAt)))
    .orderBy(
      asc(graduationRequirements.position),
      asc(graduationRequirements.id),
      asc(indicators.position),
      asc(indicators.id),
      asc(teachingGoals.position),
      asc(teachingGoals.id),
    );
}

async function listPoints(db: Queries, courseIds: readonly number[]) {
  return db
    .select()
    .from(points)
    .where(and(inArray(points.courseUnitId, [...courseIds]), isNull(points.deletedAt)))
    .orderBy(asc(points.position), asc(points.id));
}

async function listChapters(db: Queries, courseIds: readonly number[]) {
  return db
    .select()
    .from(projects)
    .where(and(inArray(projects.courseUnitId, [...courseIds]), isNull(projects.deletedAt)))
    .orderBy(asc(projects.position), asc(projects.id));
}

async function listTasks(db: Queries, chapterIds: readonly number[]) {
  if (chapterIds.length === 0) return [];
  return db
    .select()
    .from(taskGoals)
    .where(and(inArray(taskGoals.projectId, [...chapterIds]), isNull(taskGoals.deletedAt)))
    .orderBy(asc(taskGoals.position), asc(taskGoals.id));
}
