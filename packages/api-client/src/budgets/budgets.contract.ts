import {
  budgetSort,
  keywordSchema,
  pageInfoSchema,
  personBudgetsSchema,
  saveBudgetsRequestSchema,
  sortField,
} from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { pageParam, pageSizeParam } from '../core/param';

export const listBudgets = endpoint({
  method: 'GET',
  path: '/manage/budgets/list',
  auth: 'collegeManage',
  writes: false,
  extension: true,
  query: z.object({
    pageNum: pageParam,
    pageSize: pageSizeParam,
    /** Part of the name or e-mail address. */
    keyword: keywordSchema.optional(),
    sort: sortField(budgetSort).optional(),
  }),
  data: pageInfoSchema(personBudgetsSchema),
  summary:
    'Returns one page of the people whom the caller manages with what they hold against each budget, those nearest to a limit first or in the order of a column.',
});

export const saveBudgets = endpoint({
  method: 'POST',
  path: '/manage/budgets/save',
  auth: 'collegeManage',
  writes: true,
  extension: true,
  body: saveBudgetsRequestSchema,
  data: personBudgetsSchema,
  summary: 'Raises the budgets of one person, or puts them back to those of everybody.',
});
