import { lineagesOf } from '../lineages';
import type { Key, StateRecord } from '../state';
import type { IndicatorDecision, UpgradeDecisions } from './upgradeDecision';

/** What is left of an indicator point. */
export interface IndicatorFate {
  key: Key;
  /** The requirement it comes under. */
  under: Key;
  /** Itself, the pieces it was split into, or nothing. */
  records: readonly StateRecord[];
  /** The indicator points that are supported in its place. */
  supports: readonly Key[];
  /** The one to which its goals go; undefined where they go with it. */
  goalsTo: Key | undefined;
  isUndecided: boolean;
}

/**
 * What becomes of each indicator point, in their order.
 *
 * @param homes The requirements to which each old one leads.
 * @param byNumber The requirements by the numbers of the new list.
 */
export function indicatorFates(
  indicators: readonly StateRecord[],
  homes: ReadonlyMap<Key, readonly Key[]>,
  decisions: UpgradeDecisions,
  byNumber: ReadonlyMap<number, Key>,
): IndicatorFate[] {
  const keys = new Set(indicators.map(({ key }) => key));
  const isStaying = (key: Key) => keys.has(key) && (decisions[key] === undefined || decisions[key].act === 'move');
  const absorbed = (into: Key) =>
    indicators.flatMap(({ key }) => (decisions[key]?.act === 'merge' && decisions[key].into === into ? Number(key) : []));
  return indicators.map((record): IndicatorFate => {
    const { key, under: was = '' } = record;
    const ways = homes.get(was) ?? [];
    // Of several ways the first is the one that keeps the lineage of the requirement.
    const under = ways.includes(was) || ways.length === 0 ? was : ways[0]!;
    const decision = possible(decisions[key]);
    const origin = { derivedFrom: [...new Set([...lineagesOf(record.fields.derivedFrom), ...absorbed(key)])] };
    const itself = absorbed(key).length === 0 ? record : { ...record, fields: { ...record.fields, ...origin } };
    const stay = { key, under, records: [itself], supports: [key], goalsTo: key, isUndecided: false };
    switch (decision?.act) {
      case 'move':
        return { ...stay, under: byNumber.get(decision.to)! };
      case 'merge':
        return { ...stay, records: [], supports: [decision.into], goalsTo: decision.into };
      case 'drop':
        return { ...stay, records: [], supports: [], goalsTo: undefined };
      case 'split':
        return {
          ...stay,
          records: decision.pieces.map(piece),
          supports: decision.pieces.map((one) => one.key),
          goalsTo: decision.pieces[decision.goalsTo]!.key,
        };
      case undefined:
        return { ...stay, isUndecided: ways.length !== 1 || decisions[key] !== undefined };
    }

    function piece(one: { key: Key; description: string; english: string }): StateRecord {
      return { key: one.key, fields: { description: one.description, 'description.en': one.english, derivedFrom: [Number(key)] } };
    }
  });

  /** A decision that can be carried out; undefined for any other one. */
  function possible(decision: IndicatorDecision | undefined): IndicatorDecision | undefined {
    switch (decision?.act) {
      case 'move':
        return byNumber.has(decision.to) ? decision : undefined;
      case 'merge':
        return isStaying(decision.into) ? decision : undefined;
      case 'split':
        return decision.pieces[decision.goalsTo] ? decision : undefined;
      default:
        return decision;
    }
  }
}
