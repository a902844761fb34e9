import { textOf } from '../fields';
import { listSort, type SortValues } from '../paging';
import type { TalentReport } from './talentReport';

/** Extension: the columns of the list that sort it. */
export const talentReportSort = listSort({
  name: (report, language) => textOf(report, 'name', language),
  department: (report, language) => textOf(report, 'department', language),
} satisfies SortValues<TalentReport>);
