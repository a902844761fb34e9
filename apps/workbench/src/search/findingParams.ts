import { ruleLevels } from '@college/curriculum-model';
import { findingGroupings, type FindingListQuery } from '@college/curriculum-widgets/rules/FindingList';
import { wordOf, type SearchParams } from './searchParams';

/** The parameters of the findings beside the keyword. */
export const findingParamNames = ['level', 'grouping', 'only'];

/** Which findings are shown, and how, by the parameters of their page; what is none of them is left out. */
export function findingQuery({ keyword = '', level, grouping, only }: SearchParams): FindingListQuery {
  return {
    keyword,
    level: wordOf(level, ruleLevels) ?? 'all',
    grouping: wordOf(grouping, findingGroupings) ?? 'rule',
    isNewOnly: only === 'new',
  };
}

/** The parameters of a page for them; those of all findings by rule are none. */
export function findingParams({ keyword, level, grouping, isNewOnly }: FindingListQuery): Record<string, unknown> {
  return {
    keyword,
    level: level === 'all' ? undefined : level,
    grouping: grouping === 'rule' ? undefined : grouping,
    only: isNewOnly ? 'new' : undefined,
  };
}
