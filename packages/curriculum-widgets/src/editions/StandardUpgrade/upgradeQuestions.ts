import type { SeenUpgradePlan } from '@college/curriculum-model';
import { choiceOfPair, pairKey, type UpgradeDecisions } from './upgradeDecisions';

type Indicator = SeenUpgradePlan['indicators'][number];
type Pair = SeenUpgradePlan['alike'][number];
type Demand = SeenUpgradePlan['demands'][number];

/** Something that a person has to answer before an upgrade. */
export type UpgradeQuestion =
  /** An indicator point that has no one place in the new list, or whose decision cannot be carried out. */
  | { id: string; type: 'leftover'; indicator: Indicator; isOpen: boolean }
  /** Two indicator points under one item that say nearly the same. */
  | { id: string; type: 'pair'; pair: Pair; isOpen: boolean }
  /** What an item asks beyond what there was. */
  | { id: string; type: 'demand'; demand: Demand; isOpen: boolean };

/** Every question in its order: what has no place first, then by item. */
export function questionsOf(plan: SeenUpgradePlan, decided: UpgradeDecisions): UpgradeQuestion[] {
  const leftovers = plan.indicators.filter(isLeftover).map((indicator): UpgradeQuestion => ({
    id: `indicator-${indicator.key}`,
    type: 'leftover',
    indicator,
    isOpen: indicator.isUndecided,
  }));
  const items = [...new Set([...plan.alike, ...plan.demands].map(({ item }) => item))].toSorted((one, other) => one - other);
  return [
    ...leftovers,
    ...items.flatMap((item): UpgradeQuestion[] => [
      ...plan.alike
        .filter((pair) => pair.item === item)
        .map((pair): UpgradeQuestion => ({
          id: `pair-${pairKey(pair.keys)}`,
          type: 'pair',
          pair,
          isOpen: isPairOpen(plan, pair, decided),
        })),
      ...plan.demands
        .filter((demand) => demand.item === item)
        .map((demand): UpgradeQuestion => ({ id: `demand-${item}`, type: 'demand', demand, isOpen: decided.answers[item] === undefined })),
    ]),
  ];
}

/** Whether somebody has to say where an indicator point goes. */
export function isLeftover({ ways, isUndecided }: Indicator): boolean {
  return ways.length !== 1 || isUndecided;
}

/** A pair is settled where one of both goes elsewhere. */
function isPairOpen(plan: SeenUpgradePlan, { keys }: Pair, decided: UpgradeDecisions): boolean {
  if (choiceOfPair(decided, keys) !== null) return false;
  return keys.every((key) => decided.decisions[key] === undefined && plan.indicators.some((one) => one.key === key));
}

/** What comes under an item of the new list: its indicator points as they are now, those that are moved there included. */
export function indicatorsUnder(plan: SeenUpgradePlan, item: number, { decisions }: UpgradeDecisions): Indicator[] {
  return plan.indicators.filter((indicator) => {
    const decision = decisions[indicator.key];
    if (decision?.act === 'move' && !indicator.isUndecided) return decision.to === item;
    return indicator.ways.length === 1 && indicator.ways[0] === item;
  });
}
