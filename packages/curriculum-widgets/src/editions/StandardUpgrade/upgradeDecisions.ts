import { isSame, type Crosswalk, type UpgradePlanRequest } from '@college/curriculum-model';

/** The decisions about indicator points, by their keys. */
export type IndicatorDecisions = UpgradePlanRequest['decisions'];
/** What becomes of an indicator point: it moves below an item, merges into another one, is split, or is removed. */
export type IndicatorDecision = IndicatorDecisions[string];
/** What is done about the items of the new list, by their numbers. */
export type DemandAnswers = UpgradePlanRequest['answers'];
export type DemandAnswer = DemandAnswers[string];

/** What was decided about an upgrade so far. */
export interface UpgradeDecisions {
  /** The upgrade that was chosen; null before. */
  crosswalk: Crosswalk | null;
  decisions: IndicatorDecisions;
  answers: DemandAnswers;
  /** Pairs of near-equal indicator points that are both kept. */
  keptPairs: readonly string[];
  /** The places of texts in which old numbers are replaced. */
  texts: readonly string[];
}

/** Nothing decided. */
export const nothingDecided: UpgradeDecisions = { crosswalk: null, decisions: {}, answers: {}, keptPairs: [], texts: [] };

/** How a pair of indicator points is named. */
export function pairKey([one, other]: readonly [string, string]): string {
  return `${one}-${other}`;
}

/** Decides about an indicator point; undefined takes the decision back. What was merged into it is decided anew where it does not stay. */
export function decideIndicator(now: UpgradeDecisions, key: string, decision: IndicatorDecision | undefined): UpgradeDecisions {
  const decisions = without(now.decisions, key);
  if (decision) decisions[key] = decision;
  return { ...now, decisions };
}

/** Gives the reason of a decision about an indicator point, where that decision stands. */
export function giveReason(now: UpgradeDecisions, key: string, own: IndicatorDecision, reason: string): UpgradeDecisions {
  const decision = now.decisions[key];
  const isOwn = decision !== undefined && isSame({ ...decision, reason: '' }, { ...own, reason: '' });
  return isOwn ? decideIndicator(now, key, { ...decision, reason }) : now;
}

/** Merges one indicator point of a pair into the other one, or keeps both; undefined takes that back. */
export function decidePair(now: UpgradeDecisions, keys: readonly [string, string], choice: 'first' | 'second' | 'both'): UpgradeDecisions {
  const [first, second] = keys;
  const isOfPair = (key: string, other: string) => {
    const decision = now.decisions[key];
    return decision?.act === 'merge' && decision.into === other;
  };
  let decisions = isOfPair(first, second) ? without(now.decisions, first) : { ...now.decisions };
  if (isOfPair(second, first)) decisions = without(decisions, second);
  if (choice === 'first') decisions = { ...without(decisions, first), [second]: { act: 'merge', into: first } };
  if (choice === 'second') decisions = { ...without(decisions, second), [first]: { act: 'merge', into: second } };
  const others = now.keptPairs.filter((pair) => pair !== pairKey(keys));
  return { ...now, decisions, keptPairs: choice === 'both' ? [...others, pairKey(keys)] : others };
}

/** What a pair was decided to; null while it is open. One that is decided otherwise, because one of both goes elsewhere, is decided. */
export function choiceOfPair(
  { decisions, keptPairs }: UpgradeDecisions,
  keys: readonly [string, string],
): 'first' | 'second' | 'both' | null {
  const [first, second] = keys;
  const [one, other] = [decisions[first], decisions[second]];
  if (one?.act === 'merge' && one.into === second) return 'second';
  if (other?.act === 'merge' && other.into === first) return 'first';
  return keptPairs.includes(pairKey(keys)) ? 'both' : null;
}

/** Answers what an item demands; undefined takes the answer back. */
export function answerDemand(now: UpgradeDecisions, item: number, answer: DemandAnswer | undefined): UpgradeDecisions {
  const answers = without(now.answers, String(item));
  if (answer) answers[item] = answer;
  return { ...now, answers };
}

/** Takes a crosswalk; with another one everything is decided anew. */
export function chooseCrosswalk(now: UpgradeDecisions, crosswalk: Crosswalk | null): UpgradeDecisions {
  return isSame(now.crosswalk, crosswalk) ? now : { ...nothingDecided, crosswalk };
}

function without<Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  const { [key]: _, ...others } = record;
  return others;
}
