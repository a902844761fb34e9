import { recordPlace, type CurriculumState, type PublishPlan } from '../editions';
import type { Language } from '../language';
import type { MajorRule } from '../matrices';
import { applyAccepted, type AcceptedFinding } from './accepted';
import { ruleById } from './catalogue';
import { createRuleEngine } from './engine';
import type { RuleSettings } from './settings';
import { majorView } from './view/majorView';

/** How a state is checked that is to be published: what the college set of the rules, what was accepted, and the day. */
export interface PublishChecks {
  settings: RuleSettings;
  accepted: readonly AcceptedFinding[];
  today: string;
}

type Told = PublishPlan['findings'][number];

/** The rules that an edition is asked by before it is published, in the order of a plan, with the names that a plan has for them. */
const asked: readonly (readonly [id: string, rule: MajorRule | null])[] = [
  ['cover.requirements-missing', null],
  ['cover.courses-missing', null],
  ['cover.requirement-without-indicator', null],
  ['cover.indicator-unsupported', 'indicatorUnsupported'],
  ['strength.indicator-weak-only', 'indicatorWeakOnly'],
  ['strength.indicator-on-one-elective', 'indicatorOnOneElective'],
  ['cover.course-supports-nothing', 'courseWithoutSupport'],
  ['cover.support-without-goal', 'bindingWithoutGoal'],
];
const rules = asked.map(([id]) => ruleById(id)!);
const named = new Map(asked);

/** What the rules find in a curriculum that is to be published and nobody accepted, what stands against it first. */
export function publishFindings(state: CurriculumState, { settings, accepted, today }: PublishChecks, language: Language): Told[] {
  const engine = createRuleEngine(rules, settings, { occasion: 'editing', today });
  const told = applyAccepted(engine.judge(state), accepted, today).open.flatMap(({ rule: id, level, at, sentence }): Told[] => {
    const rule = named.get(id) ?? null;
    // What a plan has no name for stands against it or is not said.
    if (level !== 'error' && rule === null) return [];
    return [{ level: level === 'error' ? 'error' : 'reminder', rule, at, message: sentence[language] }];
  });
  const places = new Map(majorView(state.major).indicators.map(({ key }, place) => [indicatorAt(key), place]));
  return told.toSorted((one, other) => rankOf(one) - rankOf(other) || (places.get(one.at) ?? 0) - (places.get(other.at) ?? 0));
}

const indicatorAt = (key: string) => recordPlace({ kind: 'major', lineage: 0 }, 'indicator', key);
/** What one indicator point lacks stays together. */
const together: readonly Told['rule'][] = ['indicatorWeakOnly', 'indicatorOnOneElective'];

function rankOf({ level, rule }: Told): number {
  const weight = level === 'error' ? 0 : asked.length;
  return weight + (together.includes(rule) ? 4 : asked.findIndex(([, name]) => name === rule));
}
