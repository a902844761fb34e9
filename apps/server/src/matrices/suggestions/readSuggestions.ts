import {
  byScore,
  groupBy,
  supportSuggester,
  type Language,
  type SupportSuggestion,
  type SupportingCourse,
} from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { courseUnitRows } from '../../course-units/courseUnitRepository';
import { courseUnitMessages } from '../../course-units/messages';
import { schema, type Queries } from '../../db';
import { takeTurns } from '../../http/pieces';
import { notFound } from '../../http/refusal';
import { listIndicators } from '../../majors/readRequirements';
import type { Caller } from '../../rights/caller';
import { listEntries, listGoalsOf } from '../majorMatrixRepository';
import { listDeclined, listDescribedCourses, listPointsOf, listSupportsElsewhere } from './suggestionRepository';
import { bothLanguages, pointTexts } from './suggestionTexts';

/** What goals, points and introductions speak for in the matrix of a course's major, the most likely first. */
export async function readSuggestions(db: Queries, courseId: number, caller: Caller, language: Language): Promise<SupportSuggestion[]> {
  const unit = await courseUnitRows.find(db, { id: courseId });
  if (!unit) throw notFound(courseUnitMessages.missing);
  const [[major], indicators, courses] = await Promise.all([
    db.select().from(schema.majors).where(eq(schema.majors.id, unit.majorId)),
    listIndicators(db, unit.majorId),
    listDescribedCourses(db, unit.majorId, courseId),
  ]);
  const ids = courses.map(({ id }) => id);
  const [goals, points, entries, elsewhere, declined] = await Promise.all([
    listGoalsOf(db, ids),
    listPointsOf(db, ids),
    listEntries(db, ids),
    listSupportsElsewhere(db, { majorId: unit.majorId, names: courses.map(({ name }) => name) }, caller, language),
    listDeclined(db, ids),
  ]);
  const goalsOf = groupBy(goals, (goal) => goal.courseUnitId);
  const pointsOf = groupBy(points, (point) => point.courseUnitId);
  const entriesOf = groupBy(entries, (entry) => entry.courseUnitId);
  const elsewhereOf = groupBy(elsewhere, ({ name }) => name);
  const supporting = courses.map((course): SupportingCourse => ({
    id: course.id,
    introduction: bothLanguages(course, 'introduction'),
    goals: (goalsOf.get(course.id) ?? []).map((goal) => {
      return { id: goal.id, texts: bothLanguages(goal, 'description'), requireId: goal.indicatorId };
    }),
    points: (pointsOf.get(course.id) ?? []).map((point) => ({ id: point.id, texts: pointTexts(point) })),
    supports: new Map((entriesOf.get(course.id) ?? []).map(({ indicatorId, relate }) => [indicatorId, relate])),
    elsewhere: elsewhereOf.get(course.name) ?? [],
  }));
  const targets = indicators.map((one) => ({ id: one.id, texts: bothLanguages(one, 'description') }));
  const suggest = supportSuggester({ name: bothLanguages(major!, 'name'), courses: supporting, indicators: targets }, language);
  const turn = takeTurns();
  const made: Omit<SupportSuggestion, 'isDeclined'>[] = [];
  for (const course of supporting) {
    made.push(...suggest(course));
    await turn();
  }
  return made.toSorted(byScore).map((one) => ({ ...one, isDeclined: declined.has(`${one.courseId} ${one.requireId}`) }));
}
