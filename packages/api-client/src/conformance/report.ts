import type { Method } from '../core/endpoint';

/** Whether a check passed, failed, or could not run. */
export type Outcome = 'holds' | 'fails' | 'untried';

/** One check of a call. */
export interface CheckResult {
  /** Which kind of check, such as `signIn`, `shape` or `rule`. */
  check: string;
  outcome: Outcome;
  /** What is expected, in the language of the report. */
  says: string;
  /** What came instead. */
  got?: string;
  /** Why it was not tried. */
  reason?: string;
  /** The request to repeat, as a curl command without the token. */
  request?: string;
}

/** What was found about one call of the contract. */
export interface CallResult {
  call: string;
  resource: string;
  method: Method;
  path: string;
  /** Whether the specifications name the call; the others are extensions of the reference server. */
  isDocumented: boolean;
  outcome: Outcome;
  checks: CheckResult[];
}

/** What the suite found. */
export interface ConformanceReport {
  baseUrl: string;
  startedAt: string;
  milliseconds: number;
  requests: number;
  isReadOnly: boolean;
  /** Whether the run was stopped before its end. */
  isStopped: boolean;
  calls: CallResult[];
  counts: Record<Outcome, number>;
  /** Records that the suite made and could not clear away: kind, id, name, the call that failed and its request. */
  leftBehind: string[];
}

/** Fails where anything fails; untried where nothing but that is known. */
export function outcomeOf(checks: readonly Pick<CheckResult, 'outcome' | 'check'>[]): Outcome {
  if (checks.some(({ outcome }) => outcome === 'fails')) return 'fails';
  const hasAnswered = checks.some(({ check, outcome }) => outcome === 'holds' && ['answers', 'file', 'events'].includes(check));
  return hasAnswered ? 'holds' : 'untried';
}

/** Whether not a single call could be tried. */
export function provesNothing({ counts }: Pick<ConformanceReport, 'counts'>): boolean {
  return counts.holds + counts.fails === 0;
}

/** The exit code of the command: 0 where all that was tried holds, 1 where something fails or nothing was tried, 2 where the run was stopped. */
export function exitCodeOf(report: Pick<ConformanceReport, 'counts' | 'isStopped'>): 0 | 1 | 2 {
  if (report.isStopped) return 2;
  return provesNothing(report) || report.counts.fails > 0 ? 1 : 0;
}

/** How many calls hold, do not hold, and were not tried. */
export function countOutcomes(calls: readonly CallResult[]): Record<Outcome, number> {
  const counts: Record<Outcome, number> = { holds: 0, fails: 0, untried: 0 };
  for (const { outcome } of calls) counts[outcome] += 1;
  return counts;
}
