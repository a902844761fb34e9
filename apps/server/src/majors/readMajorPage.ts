import { sortedPage } from '../http/sortedPage';
import {
  type Language,
  type MajorListItem,
  type MajorListRequest,
  type MajorListResponse,
  majorSort,
  may,
  reachOf,
} from '@college/curriculum-model';
import type { Queries } from '../db';
import type { Caller } from '../rights/caller';
import { listMajorRows, packMajorTexts, type MajorPageRow } from './majorPageRepository';
import { searchMajors } from './majorSearch';
import { inReadersLanguage, presentTranslations } from './presentMajor';
import { readCourseFigures, type CourseFigures } from './readCourseFigures';

/** One page of the majors that the caller reaches, by department and code, with how far their courses are. */
export async function readMajorPage(
  db: Queries,
  caller: Caller,
  request: MajorListRequest,
  language: Language,
): Promise<MajorListResponse> {
  const { departmentId, keyword = '' } = request;
  const filter = { reach: reachOf(caller, 'read'), departmentId };
  // Initials need every name in memory; names and codes of a college are few and short.
  const ids = keyword.trim() === '' ? undefined : await searchMajors(await packMajorTexts(db, filter), keyword);
  const pageInfo = await sortedPage(request, majorSort, language, async ({ pageNum, pageSize }) => {
    const { rows, total } = await listMajorRows(db, { ...filter, ids }, { limit: pageSize, offset: (pageNum - 1) * pageSize });
    const figures = await readCourseFigures(
      db,
      rows.map(({ id }) => id),
    );
    return { list: rows.map((row) => present(row, figures.get(row.id), caller, language)), total };
  });
  return { pageInfo };
}

function present(row: MajorPageRow, figures: CourseFigures | undefined, caller: Caller, language: Language): MajorListItem {
  const { id, code, departmentId, updateTime } = row;
  const latest = Math.max(updateTime.getTime(), figures?.updateTime.getTime() ?? 0);
  return {
    id,
    name: inReadersLanguage(row, 'name', language),
    code,
    edit: may(caller, 'manage', { collegeId: caller.collegeId, departmentId, majorId: id }),
    departmentId,
    departmentName: inReadersLanguage(row.department, 'name', language),
    courseCount: figures?.count ?? 0,
    progress: figures?.progress ?? null,
    updateTime: new Date(latest).toISOString(),
    translations: presentTranslations(row.translations),
  };
}
