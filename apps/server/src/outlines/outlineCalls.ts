import * as contract from '@college/api-client/contract';
import { outlineFields, outlineSort, pageSizes, pickFields, wireNamesOf } from '@college/curriculum-model';
import { handle, type MountedCall } from '../http/call';
import { notFound } from '../http/refusal';
import { sortedPage } from '../http/sortedPage';
import { successMessages } from '../http/successMessages';
import { outlineMessages } from './messages';
import { allOutlines, findOutlineRow, listOutlineRows, presentOutline, presentOutlineRow } from './outlineRepository';
import { deleteOutline, importOutlines, saveOutline, switchOutline } from './saveOutline';

const ownNames = { ...wireNamesOf(outlineFields), writtenOn: { zh: '编写日期', en: 'Date of writing' } };

/** The calls about sample outlines of courses: everybody of the college reads them, its managers keep them. */
export const outlineCalls: readonly MountedCall[] = [
  handle(
    contract.listOutlines,
    async ({ db, query: { pageNum = 1, pageSize = pageSizes.default, sort, keyword = '' }, caller, language }) => ({
      pageInfo: await sortedPage({ sort, pageNum, pageSize }, outlineSort, language, async (page) => {
        const { rows, total } = await listOutlineRows(db, caller.collegeId, { ...page, keyword });
        return { list: rows.map(presentOutlineRow), total };
      }),
    }),
  ),
  handle(contract.getOutline, async ({ db, query, caller }) => {
    const row = await findOutlineRow(db, caller.collegeId, query.id);
    if (!row) throw notFound(outlineMessages.missing);
    return presentOutline(row);
  }),
  handle(contract.saveOutline, ({ db, body, caller, now }) => saveOutline(db, body, { caller, now }), {
    success: successMessages.saved,
    fieldNames: ownNames,
  }),
  handle(contract.switchOutline, ({ db, body, caller, now }) => switchOutline(db, body, { caller, now }), {
    success: successMessages.saved,
  }),
  handle(contract.deleteOutline, ({ db, body, caller, now }) => deleteOutline(db, body, { caller, now }), {
    success: successMessages.deleted,
  }),
  handle(contract.exportOutlines, async ({ db, caller }) => {
    const rows = await allOutlines(db, caller.collegeId);
    return {
      outlines: rows.map((row) => ({ ...pickFields(outlineFields, row), writtenOn: row.writtenOn, translations: row.translations })),
    };
  }),
  handle(contract.importOutlines, ({ db, body, caller, now }) => importOutlines(db, body, { caller, now }), {
    success: successMessages.saved,
    fieldNames: { ...ownNames, outlines: { zh: '样例大纲', en: 'Sample outlines' } },
  }),
];
