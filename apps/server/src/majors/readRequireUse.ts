import { groupBy, type RequireUse, type Translations } from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db';
import { presentTranslations } from './presentMajor';

interface UseRow extends Record<string, unknown> {
  indicatorId: number;
  id: number;
  name: string;
  translations: Translations;
  relate: 0 | 1 | -1;
  goals: number;
}

/** What depends on each indicator point of a major: bindings and teaching goals of its saved courses. */
export async function readRequireUse(db: Queries, majorId: number): Promise<RequireUse[]> {
  const { rows } = await db.execute<UseRow>(sql`
    with point as (
      select i.id, r.position as requirement, i.position from indicators i
      join graduation_requirements r on r.id = i.requirement_id
      where r.major_id = ${majorId} and r.deleted_at is null and i.deleted_at is null
    ), used as (
      select e.indicator_id, e.course_unit_id, e.relate, 0 as goals from major_matrix_entries e
      where e.indicator_id in (select id from point)
      union all
      select g.indicator_id, g.course_unit_id, null, 1 from teaching_goals g
      where g.indicator_id in (select id from point) and g.deleted_at is null
    )
    select used.indicator_id as "indicatorId", unit.id, unit.name, unit.translations,
      coalesce(max(used.relate), -1)::int as relate, sum(used.goals)::int as goals
    from used
    join point on point.id = used.indicator_id
    join course_units unit on unit.id = used.course_unit_id and unit.deleted_at is null and not unit.initing
    group by used.indicator_id, point.requirement, point.position, unit.id
    order by point.requirement, point.position, used.indicator_id, unit.id`);
  return [...groupBy(rows, ({ indicatorId }) => indicatorId)].map(([indicatorId, uses]) => ({
    indicatorId,
    courses: uses.map(({ id, name, relate, goals, translations }) => ({
      id,
      name,
      relate,
      goals,
      translations: presentTranslations(translations),
    })),
  }));
}
