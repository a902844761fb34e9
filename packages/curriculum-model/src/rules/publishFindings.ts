import { recordPlace, type MergePlan, type PublishPlan } from '../editions';
import type { Language } from '../language';
import type { MajorRule } from '../matrices';
import { applyAccepted, type AcceptedFinding } from './accepted';
import { ruleById } from './catalogue';
import { curriculumEngine } from './curriculumEngine';
import type { JudgedState, RuleEngine } from './engine';
import { tellFindings, type ToldFinding } from './output/toldFinding';
import { levelUnder, type RuleSettings } from './settings';
import { majorView } from './view/majorView';

/** How a state is checked that is to be published: what the college set of the rules, what was accepted, and the day. */
export interface PublishChecks {
  settings: RuleSettings;
  accepted: readonly AcceptedFinding[];
  today: string;
}

type Told = PublishPlan['findings'][number];

/** The rules that a plan has names for or puts first, in its order; errors of all others follow. */
const known: readonly (readonly [id: string, rule: MajorRule | null])[] = [
  ['cover.requirements-missing', null],
  ['cover.courses-missing', null],
  ['cover.requirement-without-indicator', null],
  ['cover.indicator-unsupported', 'indicatorUnsupported'],
  ['strength.indicator-weak-only', 'indicatorWeakOnly'],
  ['strength.indicator-on-one-elective', 'indicatorOnOneElective'],
  ['cover.course-supports-nothing', 'courseWithoutSupport'],
  ['cover.support-without-goal', 'bindingWithoutGoal'],
];
/** It takes the place of a rule that the plan has a name for. */
const onPaper = 'report.strong-support-unprinted';
const named = new Map(known);
const ids = known.map(([id]) => id);

/** What the rules find in a curriculum that is to be published and nobody accepted, what stands against it first. */
export function publishFindings(
  state: JudgedState,
  checks: PublishChecks,
  language: Language,
  engine: RuleEngine = curriculumEngine({ ...checks, occasion: 'review' }),
): Told[] {
  const { open } = applyAccepted(engine.judge(state), checks.accepted, checks.today);
  // What a plan has no name for stands against it or is not said.
  const said = open.filter(
    ({ level, rule }) => level === 'error' || (named.get(rule) ?? null) !== null || (rule === onPaper && level === 'warning'),
  );
  const places = new Map(majorView(state.major).indicators.map(({ key }, place) => [indicatorAt(key), place]));
  const placeOf = ({ at }: ToldFinding) => places.get(at) ?? 0;
  return tellFindings(state, said)
    .toSorted((one, other) => rankOf(one) - rankOf(other) || placeOf(one) - placeOf(other))
    .map(({ rule, level, at, sentence, owner }) => ({
      level: level === 'error' ? 'error' : 'reminder',
      rule: named.get(rule) ?? null,
      at,
      message: sentence[language],
      // A rule of the major matrix names the course itself.
      ...(named.has(rule) || !at.startsWith('course:') ? {} : { owner: owner[language] || owner.zh }),
    }));
}

type Gap = MergePlan['findings'][number];

/** The findings of a merge as they weigh by what the college set, with the mark of those that somebody accepted as they are in the result; a rule that is switched off finds nothing. */
export function withAccepted(findings: readonly Gap[], result: JudgedState, checks: PublishChecks, engine: () => RuleEngine): Gap[] {
  const ruleOf = new Map(known.map(([id, rule]) => [rule, id]));
  const idOf = ({ rule, at }: Gap) => `${rule === null ? '' : ruleOf.get(rule)}.${at}`;
  const named = new Set(checks.accepted.map(({ finding }) => finding));
  const weighed = findings.flatMap((gap) => {
    const rule = gap.rule === null ? undefined : ruleById(ruleOf.get(gap.rule) ?? '');
    if (!rule || gap.type === 'closed') return [gap];
    const level = levelUnder(rule, checks.settings);
    return level === null ? [] : [{ ...gap, level }];
  });
  // Judging takes time, and mostly nothing of it was accepted.
  if (!weighed.some((gap) => gap.type !== 'closed' && named.has(idOf(gap)))) return weighed;
  const { accepted } = applyAccepted(engine().judge(result), checks.accepted, checks.today);
  const ids = new Set(accepted.map(({ finding }) => finding.id));
  return weighed.map((gap) => (gap.type !== 'closed' && ids.has(idOf(gap)) ? { ...gap, isAccepted: true } : gap));
}

const indicatorAt = (key: string) => recordPlace({ kind: 'major', lineage: 0 }, 'indicator', key);
/** What one indicator point lacks stays together. */
const together = ['strength.indicator-weak-only', 'strength.indicator-on-one-elective'];

function rankOf({ level, rule }: ToldFinding): number {
  const place = together.includes(rule) ? 4 : ids.includes(rule) ? ids.indexOf(rule) : ids.length;
  return place + (level === 'error' ? 0 : ids.length + 1);
}
