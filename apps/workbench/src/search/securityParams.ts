import { securityKindSchema, securityOutcomeSchema } from '@college/curriculum-model';
import { securityLogPeriods, type SecurityLogQuery } from '@college/curriculum-widgets/people/SecurityLog';
import { idOf, pageOf, wordOf } from './searchParams';

/** Page and filters of the security log by the parameters of its page; what is none of them is left out. */
export function securityQuery({
  page,
  keyword = '',
  sort,
  hidden,
  kind,
  outcome,
  days,
}: Partial<Record<string, string>>): SecurityLogQuery {
  const period = idOf(days) ?? 0;
  return {
    page: pageOf(page),
    keyword,
    ...(sort && { sort }),
    ...(hidden && { hidden }),
    kind: wordOf(kind, securityKindSchema.options) ?? '',
    outcome: wordOf(outcome, securityOutcomeSchema.options) ?? '',
    days: securityLogPeriods.includes(period) ? period : 0,
  };
}

/** The parameters of a page, its filters, order and columns; those of the whole log are none. */
export function securityParams({ page, keyword, sort, hidden, kind, outcome, days }: SecurityLogQuery): Record<string, unknown> {
  return { page: page > 1 ? page : undefined, keyword, sort, hidden, kind, outcome, days: days > 0 ? days : undefined };
}
