import { sortedPage } from '../http/sortedPage';
import { listBudgets as listBudgetsCall, saveBudgets } from '@college/api-client/contract';
import { budgetNames, budgetSort, budgetTitles } from '@college/curriculum-model';
import { handle, type MountedCall } from '../http/call';
import { successMessages } from '../http/successMessages';
import { listBudgets } from './listBudgets';
import { saveLimits } from './saveLimits';

/** The calls about what people hold and may hold. */
export const budgetCalls: readonly MountedCall[] = [
  handle(listBudgetsCall, async ({ db, query, caller, now, language, services: { settings } }) => ({
    pageInfo: await sortedPage(query, budgetSort, language, (page) =>
      listBudgets(db, caller, { ...query, ...page }, { usual: settings.budgets, now }),
    ),
  })),
  handle(
    saveBudgets,
    ({ db, body, caller, note, now, services: { settings } }) =>
      saveLimits(db, body, { byUserId: caller.id, usual: settings.budgets, note, now }),
    {
      success: successMessages.saved,
      fieldNames: Object.fromEntries(budgetNames.map((name) => [`limits.${name}`, budgetTitles[name]])),
      // Who manages the college, and this person.
      rights: ({ body }) => ({ auth: 'collegeManage', subject: { kind: 'user', id: body.id } }),
    },
  ),
];
