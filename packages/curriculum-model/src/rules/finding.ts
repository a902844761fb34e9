import { readPlace, recordsOf, type Place, type StatePart, type StateRecord } from '../editions';
import type { Bilingual } from '../language';
import type { QuickFix } from './fix';
import type { RuleLevel } from './level';
import type { Rule, Verdict } from './rule';

/** What a rule found in a curriculum. */
export interface Finding {
  /** Its own and stable, such as `goal.vague-verb.course:1004/goal:2210`. */
  id: string;
  /** Ids under which completion and the matrices name the same thing. */
  aliases: readonly string[];
  rule: string;
  level: RuleLevel;
  /** The record, by its place in the curriculum. */
  at: Place;
  /** The field of it in which the finding is mended. */
  field?: string;
  sentence: Bilingual;
  /** A digest of the finding and what its record says: another one means that it is not the same matter any more. */
  basis: string;
  fixes: readonly QuickFix[];
}

/** A finding of a rule. Its sentence and fixes are made when somebody reads them: most findings are only counted after an edit. */
export function findingOf(rule: Pick<Rule, 'id' | 'level'>, verdict: Verdict, part: StatePart): Finding {
  const { at, part: own, field, aliases = [], fixes, level = rule.level } = verdict;
  let said: Bilingual | undefined;
  let basis: string | undefined;
  let mends: readonly QuickFix[] | undefined;
  const sentence = () => (said ??= verdict.sentence());
  return {
    id: `${rule.id}.${at}${own === undefined ? '' : `.${own}`}`,
    aliases,
    rule: rule.id,
    level,
    at,
    ...(field === undefined ? {} : { field }),
    get sentence() {
      return sentence();
    },
    get basis() {
      return (basis ??= digest(`${sentence().zh}\n${JSON.stringify(recordAt(part, at) ?? null)}`));
    },
    get fixes() {
      return (mends ??= fixes?.() ?? []);
    },
  };
}

function recordAt(part: StatePart, at: Place): Pick<StateRecord, 'fields'> | undefined {
  const place = readPlace(at);
  const found = place && recordsOf(part, place.kind).find(({ key }) => key === place.key);
  return found && { fields: found.fields };
}

// FNV-1a in two halves: short, the same everywhere, and no secret.
function digest(text: string): string {
  let [one, other] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at += 1) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
    other = Math.imul(other ^ text.charCodeAt(at), 0x85ebca6b);
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
