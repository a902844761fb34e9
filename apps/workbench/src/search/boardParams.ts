import { deadlineParts } from '@college/curriculum-model';
import { boardViews, type ProgressBoardQuery } from '@college/curriculum-widgets/deadlines/ProgressBoard';
import { idOf, wordOf, type SearchParams } from './searchParams';

/** The parameters of the board of progress beside keyword and order. */
export const boardParamNames = ['departmentId', 'part', 'only', 'view'];

/** What of the board of progress is shown, and how, by the parameters of its page; what is none of them is left out. */
export function boardQuery({ keyword = '', sort = '', departmentId, part, only, view }: SearchParams): ProgressBoardQuery {
  return {
    keyword,
    departmentId: idOf(departmentId) ?? null,
    part: wordOf(part, deadlineParts) ?? 'all',
    isPressing: only === 'pressing',
    view: wordOf(view, boardViews) ?? 'chart',
    sort,
  };
}

/** The parameters of a page for it; those of the whole board are none. */
export function boardParams({ departmentId, part, isPressing, view, ...others }: ProgressBoardQuery): Record<string, unknown> {
  return {
    ...others,
    departmentId,
    part: part === 'all' ? undefined : part,
    only: isPressing ? 'pressing' : undefined,
    view: view === 'chart' ? undefined : view,
  };
}
