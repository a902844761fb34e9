import {
  englishOfFields,
  groupBy,
  matrixCourseFields,
  textOf,
  type Goal,
  type GraduateRequire,
  type Language,
  type MajorMatrix,
  type MajorMatrixCourse,
  type Translations,
} from '@college/curriculum-model';
import { asc, eq, isNull, and } from 'drizzle-orm';
import { courseUnitRows } from '../course-units/courseUnitRepository';
import { courseUnitMessages } from '../course-units/messages';
import { schema, type Queries } from '../db';
import { notFound } from '../http/refusal';
import { listIndicators } from '../majors/readRequirements';
import type { Caller } from '../rights/caller';
import { findEditableCourses } from '../rights/editableCourses';
import { listEntries, listGoalsOf, listMatrixCourses, type GoalRecord } from './majorMatrixRepository';

const { graduationRequirements } = schema;

/**
 * The matrix of a course's major. Texts are as recorded, with their translations; an entry names its course in the reader's language. The versions are read
 * first, so that a save in between shows as a conflict and not as a mixture.
 */
export async function readMajorMatrix(db: Queries, courseId: number, caller: Caller, language: Language = 'zh'): Promise<MajorMatrix> {
  const unit = await courseUnitRows.find(db, { id: courseId });
  if (!unit) throw notFound(courseUnitMessages.missing);
  return readMatrixOfMajor(db, { majorId: unit.majorId, courseId, language }, caller);
}

/** The same for a major as a whole; the course counts only while it waits for its first save. */
export async function readMatrixOfMajor(
  db: Queries,
  { majorId, courseId = 0, language = 'zh' }: { majorId: number; courseId?: number; language?: Language },
  caller: Caller,
): Promise<MajorMatrix> {
  const courses = await listMatrixCourses(db, majorId, courseId);
  const ids = courses.map(({ id }) => id);
  const [editable, requirements, stored] = await Promise.all([
    findEditableCourses(db, caller, ids),
    readRequirements(db, majorId, ids),
    listEntries(db, ids),
  ]);
  const known = new Set(requirements.flatMap(({ children }) => children.map(({ id }) => id)));
  const names = new Map(courses.map((course) => [course.id, textOf(course, 'name', language)]));
  const entries = stored.filter(({ indicatorId }) => known.has(indicatorId));
  return {
    requirements,
    courses: courses.map(({ translations, ...course }): MajorMatrixCourse => {
      return { ...course, ...englishOfFields(matrixCourseFields, translations), editable: editable.has(course.id) };
    }),
    data: entries.map(({ id, courseUnitId, indicatorId, relate }) => {
      return { id, majorId, courseUnitId, courseUnitName: names.get(courseUnitId) ?? '', graduateRequireId: indicatorId, relate };
    }),
    bindings: entries.map(({ id, indicatorId, relate, goals }) => ({ id, requireId: indicatorId, relate, goals })),
  };
}

async function readRequirements(db: Queries, majorId: number, unitIds: readonly number[]): Promise<GraduateRequire[]> {
  const [requirements, indicators, goals] = await Promise.all([
    db
      .select()
      .from(graduationRequirements)
      .where(and(eq(graduationRequirements.majorId, majorId), isNull(graduationRequirements.deletedAt)))
      .orderBy(asc(graduationRequirements.position), asc(graduationRequirements.id)),
    listIndicators(db, majorId),
    listGoalsOf(db, unitIds),
  ]);
  const goalsUnder = groupBy(goals, ({ indicatorId }) => indicatorId);
  const indicatorsUnder = groupBy(indicators, ({ requirementId }) => requirementId);
  return requirements.map(({ id, description, translations }) => ({
    id,
    description,
    ...translated(translations),
    children: (indicatorsUnder.get(id) ?? []).map((indicator) => ({
      id: indicator.id,
      description: indicator.description,
      ...translated(indicator.translations),
      children: (goalsUnder.get(indicator.id) ?? []).map(presentGoal),
    })),
  }));
}

function presentGoal({ id, indicatorId, courseUnitId, description, version, translations }: GoalRecord): Goal {
  return { id, parentId: indicatorId, courseId: courseUnitId, description, version, ...translated(translations) };
}

function translated(translations: Translations): { translations?: Translations } {
  return translations.en ? { translations } : {};
}
