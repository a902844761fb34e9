import type { SecurityKind, SecurityOutcome } from '@college/curriculum-model';
import type { RecordListQuery } from '../../support/recordList';
import type { SecurityLogFilter } from './SecurityLogSource';

/** The query of the log; the keyword is part of a name or e-mail address. */
export interface SecurityLogQuery extends RecordListQuery {
  /** Empty for all. */
  kind: SecurityKind | '';
  /** Empty for all. */
  outcome: SecurityOutcome | '';
  /** The latest so many days; 0 for all that is kept. */
  days: number;
}

/** The periods that are offered. */
export const securityLogPeriods: readonly number[] = [0, 1, 7, 30];

/** The whole log. */
export const firstSecurityEvents: SecurityLogQuery = { page: 1, keyword: '', kind: '', outcome: '', days: 0 };

const dayMilliseconds = 86_400_000;

/** The filter of a query at a moment. */
export function filterOf({ keyword, kind, outcome, days }: SecurityLogQuery, now: number): SecurityLogFilter {
  return {
    ...(keyword !== '' && { keyword }),
    ...(kind !== '' && { kind }),
    ...(outcome !== '' && { outcome }),
    ...(days > 0 && { from: new Date(now - days * dayMilliseconds).toISOString() }),
  };
}

/** Whether a query leaves something out. */
export function isNarrowed({ keyword, kind, outcome, days }: SecurityLogQuery): boolean {
  return keyword !== '' || kind !== '' || outcome !== '' || days > 0;
}
