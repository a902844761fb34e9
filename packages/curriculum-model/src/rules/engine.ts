import type { CurriculumState, StatePart } from '../editions';
import { findingOf, type Finding } from './finding';
import { ruleLevels } from './level';
import type { Asked, Rule } from './rule';
import { levelUnder, optionsUnder, type RuleSettings } from './settings';
import { courseView } from './view/courseView';
import { majorView, type MajorView } from './view/majorView';
import { matrixView } from './view/matrixView';

/** Judges curricula by rules; it remembers what it found in parts that did not change. */
export interface RuleEngine {
  /** What the rules find, errors first, then in the order of the rules and of the curriculum. */
  judge: (state: CurriculumState) => readonly Finding[];
}

type Reading<Reads extends Rule['reads']> = Extract<Rule, { reads: Reads }>;
type Remembered = { major: MajorView | null; findings: readonly Finding[] };

/** An engine for these rules under these settings. */
export function createRuleEngine(rules: readonly Rule[], settings: RuleSettings = {}, asked: Asked = { occasion: 'editing' }): RuleEngine {
  const asking = rules.flatMap((rule) => {
    const level = levelUnder(rule, settings);
    // A level that is set holds for every finding of the rule, also for one that has a level of its own.
    const isSet = settings[rule.id]?.level !== undefined;
    return level === null ? [] : [{ rule: { ...rule, level }, isSet, asked: { ...asked, options: optionsUnder(rule, settings) } }];
  });
  const of = <Reads extends Rule['reads']>(reads: Reads) =>
    asking.flatMap(({ rule, ...rest }) => (rule.reads === reads ? [{ ...rest, rule: rule as Reading<Reads> & Pick<Rule, 'level'> }] : []));
  const [ofMajor, ofCourse, inMajor, ofMatrix] = [of('major'), of('course'), of('courseInMajor'), of('matrix')];
  const known = { major: new WeakMap<StatePart, readonly Finding[]>(), course: new WeakMap<StatePart, readonly Finding[]>() };
  const below = new WeakMap<StatePart, Remembered>();
  const order = new Map(rules.map(({ id }, at) => [id, at]));
  const rank = ({ level, rule }: Finding) => ruleLevels.indexOf(level) * rules.length + order.get(rule)!;

  function found({ rule, isSet }: (typeof asking)[number], part: StatePart, verdicts: ReturnType<Reading<'major'>['judge']>): Finding[] {
    return verdicts.map((verdict) => findingOf(rule, isSet ? { ...verdict, level: rule.level } : verdict, part));
  }

  function inCourse(part: StatePart, major: MajorView): readonly Finding[] {
    const course = courseView(part);
    const own = remember(known.course, part, () => ofCourse.flatMap((one) => found(one, part, one.rule.judge(course, one.asked))));
    const kept = below.get(part);
    if (kept?.major === major) return [...own, ...kept.findings];
    const findings = inMajor.flatMap((one) => found(one, part, one.rule.judge(course, { ...one.asked, major })));
    below.set(part, { major, findings });
    return [...own, ...findings];
  }

  return {
    judge(state) {
      const major = majorView(state.major);
      const matrix = matrixView(state);
      const parts = new Map(state.courses.map((part) => [`course:${part.lineage}`, part]));
      const partOf = (at: string) => parts.get(at.split('/')[0]!) ?? state.major;
      const own = remember(known.major, state.major, () =>
        ofMajor.flatMap((one) => found(one, state.major, one.rule.judge(major, one.asked))),
      );
      const whole = ofMatrix.flatMap((one) =>
        one.rule.judge(matrix, one.asked).flatMap((verdict) => found(one, partOf(verdict.at), [verdict])),
      );
      const all = [...own, ...whole, ...state.courses.flatMap((part) => inCourse(part, major))];
      return all.toSorted((one, other) => rank(one) - rank(other));
    },
  };
}

function remember<Key extends object, Made>(known: WeakMap<Key, Made>, key: Key, make: () => Made): Made {
  const found = known.get(key);
  if (found) return found;
  const made = make();
  known.set(key, made);
  return made;
}
