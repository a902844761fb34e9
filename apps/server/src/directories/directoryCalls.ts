import { sortedPage } from '../http/sortedPage';
import { listQualifications, searchQualifications } from '@college/api-client/contract';
import { type Language, localize, type Qualification, qualificationSort } from '@college/curriculum-model';
import { handle, type MountedCall } from '../http/call';
import { createRowSearch } from '../search/rowSearch';
import { findQualifications, readNames, readTexts, type QualificationRow } from './qualificationRepository';

const findByName = createRowSearch({ kind: 'qualifications', load: readNames });
const findByKeyword = createRowSearch({ kind: 'qualifications', load: readTexts });

/** The calls about the directory of professional qualifications (reference §7). */
export const directoryCalls: readonly MountedCall[] = [
  handle(listQualifications, async ({ db, body: { name, ...wanted }, language }) => {
    const ids = await findByName(db, name);
    return sortedPage(wanted, qualificationSort, language, async ({ pageNum, pageSize }) => {
      const rows = await findQualifications(db, ids.slice((pageNum - 1) * pageSize, pageNum * pageSize));
      return { list: rows.map((row) => present(row, language)), total: ids.length };
    });
  }),
  handle(searchQualifications, async ({ db, body: { pageNo, pageSize, keyword }, language }) => {
    const ids = await findByKeyword(db, keyword);
    const rows = await findQualifications(db, ids.slice((pageNo - 1) * pageSize, pageNo * pageSize));
    return { pageNum: pageNo, total: ids.length, list: rows.map((row) => present(row, language)) };
  }),
];

/** The directory is read-only here, so English replaces the Chinese where it is requested. */
function present({ name, department, typeName, depending, translations }: QualificationRow, language: Language): Qualification {
  return localize({ name, department, typeName, depending, translations }, language);
}
