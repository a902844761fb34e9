import type { Bilingual, Language } from '../../language';
import { crosswalkProblems, type Crosswalk } from '../../majors';
import type { UpgradePlan, UpgradePlanRequest } from '../calls/upgrade';
import { compareEditions } from '../compareEditions';
import { editionRefusals } from '../editionRefusals';
import { coverageChange } from '../figures';
import { courseList, readPlace } from '../places';
import { passedLimits } from '../plan/passedLimits';
import { recordsOf, type CurriculumState, type Key } from '../state';
import { alikePairs } from './alikeIndicators';
import { hasNewList } from './hasNewList';
import { demandsIn, findingsIn, indicatorsIn, quotesIn, quotesInWords, requirementsIn } from './plannedUpgrade';
import { withNewNumbers } from './quotedNumbers';
import type { IndicatorDecision, IndicatorPiece, UpgradeDecisions } from './upgradeDecision';
import { upgradeRequirements, type NewKey, type UpgradeAdditions } from './upgradeRequirements';

/** What is asked of an upgrade. */
export type AskedUpgrade = Pick<UpgradePlanRequest, 'crosswalk' | 'decisions' | 'answers' | 'texts'>;

/** An upgrade in words, with the curriculum that it makes. */
export interface PlannedUpgrade {
  plan: UpgradePlan;
  upgraded: CurriculumState;
}

/**
 * What another list of graduation requirements does to a state, in one language.
 *
 * @param newKey Numbers for requirements and indicator points that are new.
 */
export function planUpgrade(state: CurriculumState, asked: AskedUpgrade, language: Language, newKey: NewKey): PlannedUpgrade {
  const { crosswalk, decisions, answers, texts } = asked;
  const upgrade = upgradeRequirements(state, crosswalk, withKeys(decisions, newKey), newKey, additionsIn(answers, newKey));
  const quotes = quotesIn(state, upgrade, crosswalk);
  const upgraded = withNewNumbers(upgrade.upgraded, quotes, new Set(texts));
  const changes = compareEditions(state, upgraded).filter(({ at }) => at !== courseList);
  const coverage = coverageChange(state, upgraded);
  const kept = new Set(recordsOf(state.major, 'indicator').map(({ key }) => key));
  const requirements = requirementsIn(state, crosswalk, language);
  const demands = demandsIn(upgrade, crosswalk, language);
  return {
    upgraded,
    plan: {
      requirements,
      indicators: indicatorsIn(state, upgrade, crosswalk, language),
      alike: alikeIn(state, crosswalk, requirements),
      demands,
      quotes: quotesInWords(quotes, upgrade.upgraded, language),
      isDone: hasNewList(state, crosswalk),
      undecided: upgrade.undecided.length,
      unanswered: demands.filter(({ item }) => answers[item] === undefined).length,
      dropped: Object.keys(decisions).filter((key) => !kept.has(key)),
      changes: changes.length,
      courses: new Set(changes.flatMap(({ at }) => readPlace(at)?.lineage ?? [])).size,
      strong: { before: coverage.before.strong, after: coverage.after.strong },
      findings: findingsIn(state, upgraded, coverage, language),
    },
  };
}

/** How many numbers of each kind an upgrade can need. */
export function newKeysOf({ crosswalk, decisions, answers }: AskedUpgrade): Record<'requirement' | 'indicator', number> {
  const pieces = Object.values(decisions).reduce((sum, decision) => sum + (decision.act === 'split' ? decision.pieces.length : 0), 0);
  const added = Object.values(answers).reduce((sum, answer) => sum + (answer.act === 'add' ? answer.points.length : 0), 0);
  return { requirement: crosswalk.entries.length, indicator: pieces + added };
}

/** What contradicts itself in the crosswalk of an upgrade, in one sentence; undefined where it can be planned. */
export function whyNotPlanned(crosswalk: Crosswalk): Bilingual | undefined {
  const problems = crosswalkProblems(crosswalk);
  if (problems.length === 0) return undefined;
  return { zh: `${problems.map(({ zh }) => zh).join('；')}。`, en: `${problems.map(({ en }) => en).join('; ')}.` };
}

/** Why an upgrade cannot be carried out as it is planned; undefined where it can. */
export function whyNotUpgraded(state: CurriculumState, { plan, upgraded }: PlannedUpgrade): Bilingual | undefined {
  if (plan.isDone || plan.changes === 0) return editionRefusals.nothingToUpgrade;
  if (plan.undecided > 0) return editionRefusals.undecidedIndicators(plan.undecided);
  if (plan.unanswered > 0) return editionRefusals.unansweredDemands(plan.unanswered);
  const [zh, en] = (['zh', 'en'] as const).map((language) => passedLimits([state], upgraded, language)[0]?.message);
  return zh === undefined || en === undefined ? undefined : { zh, en };
}

/** The decisions, with numbers for the pieces of what is split. */
function withKeys(decisions: AskedUpgrade['decisions'], newKey: NewKey): UpgradeDecisions {
  const keyed = Object.entries(decisions).map(([key, decision]): [Key, IndicatorDecision] => {
    if (decision.act !== 'split') return [key, decision];
    return [key, { ...decision, pieces: pieces(decision.pieces, newKey) }];
  });
  return Object.fromEntries(keyed);
}

function additionsIn(answers: AskedUpgrade['answers'], newKey: NewKey): UpgradeAdditions {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([item, answer]) => (answer.act === 'add' ? [[item, pieces(answer.points, newKey)]] : [])),
  );
}

function pieces(words: readonly Omit<IndicatorPiece, 'key'>[], newKey: NewKey): IndicatorPiece[] {
  return words.map((piece) => ({ ...piece, key: newKey('indicator') }));
}

/** The pairs that could be one, of what comes under each item. */
function alikeIn(state: CurriculumState, { to }: Crosswalk, requirements: UpgradePlan['requirements']): UpgradePlan['alike'] {
  const indicators = recordsOf(state.major, 'indicator');
  return to.headings.flatMap((_, at) => {
    const under = new Set(requirements.filter(({ ways }) => ways.length === 1 && ways[0] === at + 1).map(({ key }) => key));
    return alikePairs(indicators.filter((one) => under.has(one.under ?? ''))).map((pair) => ({ item: at + 1, ...pair }));
  });
}
