import type { Language } from '../../language';
import { indicatorsOf } from '../../matrices';
import type { UpgradePlan, UpgradePlanRequest } from '../calls/upgrade';
import type { Change } from '../change';
import { compareEditions } from '../compareEditions';
import { gapSentences } from '../compared/gapSentences';
import { coverageChange, majorMatrixOf } from '../figures';
import { recordsOf, type CurriculumState, type Key } from '../state';
import type { IndicatorDecision, UpgradeDecisions } from './upgradeDecision';
import { upgradeRequirements } from './upgradeRequirements';

type Asked = Pick<UpgradePlanRequest, 'crosswalk' | 'decisions'>;

/** An upgrade in words, with the changes that carry it out. */
export interface PlannedUpgrade {
  plan: UpgradePlan;
  changes: readonly Change[];
}

/**
 * What another list of graduation requirements does to a state, in one language.
 *
 * @param newKey Numbers for requirements and indicator points that are new; no record of any edition has them.
 */
export function planUpgrade(
  state: CurriculumState,
  { crosswalk, decisions }: Asked,
  language: Language,
  newKey: () => Key,
): PlannedUpgrade {
  const { upgraded, undecided, reviews } = upgradeRequirements(state, crosswalk, withKeys(decisions, newKey), newKey);
  const changes = compareEditions(state, upgraded);
  const coverage = coverageChange(state, upgraded);
  const [was, is] = [gapSentences(state, language), gapSentences(upgraded, language)];
  const below = new Set(recordsOf(upgraded.major, 'indicator').map(({ under }) => under));
  const plan: UpgradePlan = {
    indicators: indicatorsIn(state, crosswalk, new Set(undecided), language),
    demands: reviews.map(({ requirement, entry, isTextKept }) => ({
      item: entry.new,
      heading: crosswalk.to.headings[entry.new - 1]?.[language] ?? '',
      kind: entry.kind,
      review: entry.review?.[language] ?? null,
      isTextKept,
      isEmpty: !below.has(requirement),
    })),
    undecided: undecided.length,
    changes: changes.length,
    strong: { before: coverage.before.strong, after: coverage.after.strong },
    findings: [
      ...coverage.opened.map((gap) => ({ type: 'opened' as const, ...gap, message: is(gap) })),
      ...coverage.closed.map((gap) => ({ type: 'closed' as const, ...gap, message: was(gap) })),
    ],
  };
  return { plan, changes };
}

/** The decisions, with numbers for the pieces of what is split. */
function withKeys(decisions: Asked['decisions'], newKey: () => Key): UpgradeDecisions {
  const keyed = Object.entries(decisions).map(([key, decision]): [Key, IndicatorDecision] => {
    if (decision.act !== 'split') return [key, decision];
    return [key, { ...decision, pieces: decision.pieces.map((piece) => ({ ...piece, key: newKey() })) }];
  });
  return Object.fromEntries(keyed);
}

function indicatorsIn(
  state: CurriculumState,
  { entries }: Asked['crosswalk'],
  undecided: ReadonlySet<Key>,
  language: Language,
): UpgradePlan['indicators'] {
  const bindings = state.courses.flatMap((part) => recordsOf(part, 'binding').map(({ key }) => key));
  const goals = state.courses.flatMap((part) => recordsOf(part, 'goal').map(({ under }) => under));
  return indicatorsOf(majorMatrixOf(state, language)).flatMap(({ id, number, requirement, indicators }, at) =>
    indicators.map((one) => {
      const key = String(one.id);
      return {
        key,
        number: one.number,
        text: one.indicator.description,
        requirement: { key: String(id), number, text: requirement.description },
        ways: entries.flatMap((entry) => (entry.old.includes(at + 1) ? [entry.new] : [])),
        isUndecided: undecided.has(key),
        courses: bindings.filter((binding) => binding === key).length,
        goals: goals.filter((under) => under === key).length,
      };
    }),
  );
}
