import type { EngineName } from './browsers/engines';
import type { Difference } from './differences';
import type { Outcome } from './outcome';

/** What a run in one engine came to. */
export interface Verdict {
  passed: number;
  /** What fails for a listed reason. */
  known: (Outcome & { reason: string })[];
  /** What fails and is listed nowhere. */
  failed: Outcome[];
  /** Listed as different, although it passed. */
  stale: Difference[];
  /** Listed as different, although there is no such story or job. */
  unknown: Difference[];
}

/** Holds what was seen in an engine against the list of differences; `all` are the stories and jobs that there are. */
export function judge(
  engine: EngineName,
  { outcomes, all, listed }: { outcomes: readonly Outcome[]; all: readonly string[]; listed: readonly Difference[] },
): Verdict {
  const own = new Map(listed.filter((each) => each.engine === engine).map((each) => [each.at, each]));
  const wrong = outcomes.filter((outcome) => outcome.wrong.length > 0);
  const right = outcomes.filter((outcome) => outcome.wrong.length === 0);
  return {
    passed: right.length,
    known: wrong.flatMap((outcome) => (own.has(outcome.at) ? [{ ...outcome, reason: own.get(outcome.at)!.reason }] : [])),
    failed: wrong.filter(({ at }) => !own.has(at)),
    stale: right.flatMap(({ at }) => own.get(at) ?? []),
    unknown: [...own.values()].filter(({ at }) => !all.includes(at)),
  };
}
