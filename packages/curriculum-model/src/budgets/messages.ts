import type { Bilingual } from '../language';
import { budgetNames, highestBudgets, megabyte, type BudgetLimits, type BudgetName, type Budgets } from './budgets';

/** What each budget is called. */
export const budgetTitles: Readonly<Record<BudgetName, Bilingual>> = {
  storedBytes: { zh: '图片', en: 'Pictures' },
  emptyUnits: { zh: '未保存的新课程单元', en: 'Unsaved new course units' },
  eventStreams: { zh: '进行中的复制和下载', en: 'Copies and downloads under way' },
  waitingFiles: { zh: '排队生成的文件', en: 'Files waiting to be made' },
  feedbacks: { zh: '15 分钟内的反馈', en: 'Feedback in 15 minutes' },
};

/** An amount of a budget in words: pictures in megabytes, down to a tenth. */
export function budgetAmount(name: BudgetName, amount: number): string {
  return name === 'storedBytes' ? `${megabytesOf(amount)} MB` : String(amount);
}

function megabytesOf(bytes: number): number {
  const megabytes = bytes / megabyte;
  // A picture of a few kilobytes is not nothing.
  return bytes > 0 && megabytes < 0.1 ? 0.1 : Math.floor(megabytes * 10) / 10;
}

/** The first limit that is out of its bounds, with a sentence that names them: never below what everybody has. */
export function budgetFault(limits: BudgetLimits, usual: Budgets): { name: BudgetName; sentence: Bilingual } | undefined {
  const name = budgetNames.find((each) => {
    const limit = limits[each];
    return limit !== null && (limit < usual[each] || limit > highestBudgets[each]);
  });
  return name && { name, sentence: budgetBounds(name, usual) };
}

/** Between what the limit of a budget must be. */
export function budgetBounds(name: BudgetName, usual: Pick<Budgets, BudgetName>): Bilingual {
  const [least, most] = [budgetAmount(name, usual[name]), budgetAmount(name, highestBudgets[name])];
  return {
    zh: `「${budgetTitles[name].zh}」的上限须在 ${least} 到 ${most} 之间。`,
    en: `The limit of “${budgetTitles[name].en}” must be between ${least} and ${most}.`,
  };
}
