import { readProgress } from '../completion/courseProgress';
import { readLeaders } from './courseLeaders';
import { sortedPage } from '../http/sortedPage';
import {
  type CourseUnitListRequest,
  type CourseUnitListResponse,
  courseUnitSort,
  type Language,
  type ListedCourseUnit,
} from '@college/curriculum-model';
import type { Queries } from '../db';
import { findMajorName, listCourseUnits, type CourseUnitRow } from './courseUnitRepository';
import { presentCourseUnit } from './presentCourseUnit';
import { listProjects } from './projectRepository';

/** One page of a major's units with their rows; the order is that of all pages together (decisions 45 and 46). */
export async function readCourseUnitPage(
  db: Queries,
  request: CourseUnitListRequest,
  { readerId, language }: { readerId: number; language: Language },
): Promise<CourseUnitListResponse> {
  const { majorId, keyword = '', orderMap, only } = request;
  const part = only && { name: only, readerId };
  const byHours = orderMap.period === undefined ? undefined : orderMap.period === 0 ? 'largestFirst' : 'smallestFirst';
  const isOldestFirst = orderMap.create_time === 1;
  const majorName = await findMajorName(db, majorId, language);
  const pageInfo = await sortedPage(request, courseUnitSort, language, async (page) => {
    const { units, total } = await listCourseUnits(db, { majorId, ...page, keyword: keyword.trim(), part, isOldestFirst, byHours });
    return { list: await presentAll(db, units, majorName), total };
  });
  return { pageInfo };
}

async function presentAll(db: Queries, units: readonly CourseUnitRow[], majorName: string): Promise<ListedCourseUnit[]> {
  const ids = units.map(({ id }) => id);
  const rows = await listProjects(db, ids);
  const leaders = await readLeaders(db, ids);
  const progress = await readProgress(db, ids);
  return units.map((unit) => {
    const ofUnit = rows.filter((row) => row.courseUnitId === unit.id);
    const shown = presentCourseUnit(unit, ofUnit, majorName);
    return { ...shown, leaders: leaders.get(unit.id) ?? [], progress: progress.get(unit.id) ?? 0 };
  });
}
