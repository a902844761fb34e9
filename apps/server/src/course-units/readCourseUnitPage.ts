import type { CourseUnitListRequest, CourseUnitListResponse } from '@college/curriculum-model';
import type { Queries } from '../db';
import { listCourseUnits } from './courseUnitRepository';
import { presentCourseUnit } from './presentCourseUnit';
import { listProjects } from './projectRepository';

/** One page of a major's units with their rows; the order is that of all pages together (decisions 45 and 46). */
export async function readCourseUnitPage(db: Queries, request: CourseUnitListRequest): Promise<CourseUnitListResponse> {
  const { majorId, pageNum, pageSize, keyword = '', orderMap } = request;
  const byHours = orderMap.period === undefined ? undefined : orderMap.period === 0 ? 'largestFirst' : 'smallestFirst';
  const isOldestFirst = orderMap.create_time === 1;
  const { units, total } = await listCourseUnits(db, { majorId, pageNum, pageSize, keyword: keyword.trim(), isOldestFirst, byHours });
  const rows = await listProjects(
    db,
    units.map(({ id }) => id),
  );
  const list = units.map((unit) =>
    presentCourseUnit(
      unit,
      rows.filter((row) => row.courseUnitId === unit.id),
    ),
  );
  return { pageInfo: { list, total } };
}
