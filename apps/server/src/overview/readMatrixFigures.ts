import type { Language, MatrixFigures } from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import { readProgress } from '../completion/courseProgress';
import type { Queries, Translations } from '../db';
import { inReadersLanguage } from '../majors/presentMajor';

interface IndicatorRow extends Record<string, unknown> {
  requirement: { id: number; description: string; translations: Translations };
  indicator: { id: number; description: string; translations: Translations } | null;
  strong: number;
  weak: number;
}

interface CourseRow extends Record<string, unknown> {
  id: number;
  name: string;
  translations: Translations;
  classId: number | null;
  typeId: number | null;
  theoryPeriod: number;
  practicePeriod: number;
  k: number;
  s: number;
  a: number;
  points: number;
  placed: number;
}

/** Figures over the matrices of one major: support by indicator point, and what each of its courses brings. */
export async function readMatrixFigures(db: Queries, majorId: number, language: Language): Promise<MatrixFigures> {
  const [indicators, courses] = await Promise.all([listIndicators(db, majorId), listCourses(db, majorId)]);
  const progress = await readProgress(
    db,
    courses.map(({ id }) => id),
  );
  const requirements = new Map<number, MatrixFigures['requirements'][number]>();
  for (const { requirement, indicator, strong, weak } of indicators) {
    const found = requirements.get(requirement.id) ?? {
      id: requirement.id,
      description: inReadersLanguage(requirement, 'description', language),
      indicators: [],
    };
    requirements.set(requirement.id, found);
    if (indicator) {
      found.indicators.push({ id: indicator.id, description: inReadersLanguage(indicator, 'description', language), strong, weak });
    }
  }
  return {
    requirements: [...requirements.values()],
    courses: courses.map((course) => ({
      id: course.id,
      name: inReadersLanguage(course, 'name', language),
      classId: course.classId,
      typeId: course.typeId,
      theoryPeriod: course.theoryPeriod,
      practicePeriod: course.practicePeriod,
      ksa: { K: course.k, S: course.s, A: course.a },
      points: course.points,
      placedPoints: course.placed,
      progress: progress.get(course.id) ?? 0,
    })),
  };
}

async function listIndicators(db: Queries, majorId: number): Promise<IndicatorRow[]> {
  const { rows } = await db.execute<IndicatorRow>(sql`
    select json_build_object('id', r.id, 'description', r.description, 'translations', r.translations) as requirement,
      case when i.id is not null
        then json_build_object('id', i.id, 'description', i.description, 'translations', i.translations) end as indicator,
      count(u.id) filter (where e.relate = 0)::int as strong, count(u.id) filter (where e.relate = 1)::int as weak
    from graduation_requirements r
    left join indicators i on i.requirement_id = r.id and i.deleted_at is null
    left join major_matrix_entries e on e.indicator_id = i.id
    left join course_units u on u.id = e.course_unit_id and u.major_id = r.major_id and u.deleted_at is null and not u.initing
    where r.major_id = ${majorId} and r.deleted_at is null
    group by r.id, i.id
    order by r.position, r.id, i.position, i.id`);
  return rows;
}

// Each table is counted by itself: joined together, the points of a course would multiply its KSA items.
async function listCourses(db: Queries, majorId: number): Promise<CourseRow[]> {
  const { rows } = await db.execute<CourseRow>(sql`
    with unit as (select * from course_units where major_id = ${majorId} and deleted_at is null and not initing),
    letters as (
      select course_unit_id, count(*) filter (where title = 'K')::int as k, count(*) filter (where title = 'S')::int as s,
        count(*) filter (where title = 'A')::int as a
      from ksas where course_unit_id in (select id from unit) and deleted_at is null group by course_unit_id
    ),
    stated as (
      select p.course_unit_id, count(*)::int as points,
        count(*) filter (where exists (select from course_matrix_entries c where c.point_id = p.id))::int as placed
      from points p where p.course_unit_id in (select id from unit) and p.deleted_at is null group by p.course_unit_id
    )
    select unit.id, unit.name, unit.translations, unit.class_id as "classId", unit.type_id as "typeId",
      unit.theory_period::float8 as "theoryPeriod", unit.practice_period::float8 as "practicePeriod",
      coalesce(k, 0) as k, coalesce(s, 0) as s, coalesce(a, 0) as a, coalesce(stated.points, 0) as points, coalesce(placed, 0) as placed
    from unit left join letters on letters.course_unit_id = unit.id left join stated on stated.course_unit_id = unit.id
    order by unit.id`);
  return rows;
}
