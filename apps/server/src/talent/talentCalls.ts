import { sortedPage } from '../http/sortedPage';
import { deleteTalentReport, getTalentReport, listTalentReports, saveTalentReport } from '@college/api-client/contract';
import { talentReportFields, talentReportSort, wireNamesOf } from '@college/curriculum-model';
import { handle, type MountedCall } from '../http/call';
import { successMessages } from '../http/successMessages';
import { presentReport } from './presentReport';
import { deleteReport, readReport, saveReport } from './saveReport';
import { listReports } from './talentRepository';

/** The calls about talent demand reports (reference §7): everybody of the college reads them, its managers write them. */
export const talentCalls: readonly MountedCall[] = [
  handle(listTalentReports, async ({ db, body: { name = '', ...wanted }, caller, language }) =>
    sortedPage(wanted, talentReportSort, language, async (page) => {
      const { rows, total } = await listReports(db, caller.collegeId, { ...page, name });
      return { list: rows.map((row) => presentReport(row, language)), total };
    }),
  ),
  handle(getTalentReport, ({ db, query, caller, language }) => readReport(db, query.id, { caller, language })),
  handle(
    saveTalentReport,
    ({ db, body, caller, now, language, services }) => saveReport(db, body, { caller, now, language, budgets: services.settings.budgets }),
    { success: successMessages.saved, fieldNames: wireNamesOf(talentReportFields) },
  ),
  handle(deleteTalentReport, ({ db, query, caller, now, language }) => deleteReport(db, query, { caller, now, language }), {
    success: successMessages.deleted,
  }),
];
