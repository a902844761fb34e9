import type { CurriculumState, StatePart } from '../editions';
import { findingOf, type Finding } from './finding';
import { ruleLevels } from './level';
import type { Asked, Rule, Verdict } from './rule';
import { levelUnder, optionsUnder, type RuleSettings } from './settings';
import { courseView } from './view/courseView';
import { majorView, type MajorView } from './view/majorView';
import { matrixView, type MatrixView } from './view/matrixView';

/** A curriculum that is judged. */
export interface JudgedState extends CurriculumState {
  /** Its courses as they were approved last; without one that never was, and left out where no approval counts, as in a draft. */
  approved?: readonly StatePart[];
}

/** Judges curricula by rules; it remembers what it found in parts that did not change. */
export interface RuleEngine {
  /** What the rules find, errors first, then in the order of the rules and of the curriculum. */
  judge: (state: JudgedState) => readonly Finding[];
}

type Reading<Reads extends Rule['reads']> = Extract<Rule, { reads: Reads }>;
type Remembered<Beside> = { beside: Beside; findings: readonly Finding[] };

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
  const [ofMajor, ofCourse, inMajor, ofApproval, ofMatrix] = [of('major'), of('course'), of('courseInMajor'), of('approval'), of('matrix')];
  const known = { major: new WeakMap<StatePart, readonly Finding[]>(), course: new WeakMap<StatePart, readonly Finding[]>() };
  const below = new WeakMap<StatePart, Remembered<MajorView>>();
  const since = new WeakMap<StatePart, Remembered<StatePart>>();
  const order = new Map(rules.map(({ id }, at) => [id, at]));
  const rank = ({ level, rule }: Finding) => ruleLevels.indexOf(level) * rules.length + order.get(rule)!;
  const told = new WeakMap<Verdict, { part: StatePart; finding: Finding }>();

  function found({ rule, isSet }: (typeof asking)[number], part: StatePart, verdicts: ReturnType<Reading<'major'>['judge']>): Finding[] {
    return verdicts.map((verdict) => findingOf(rule, isSet ? { ...verdict, level: rule.level } : verdict, part));
  }

  /** What a rule of the matrix finds; a verdict that it gives again is told as before. */
  function inMatrix(one: (typeof ofMatrix)[number], matrix: MatrixView, partOf: (verdict: Verdict) => StatePart): Finding[] {
    return one.rule.judge(matrix, one.asked).map((verdict) => {
      const [kept, part] = [told.get(verdict), partOf(verdict)];
      if (kept?.part === part) return kept.finding;
      const [finding] = found(one, part, [verdict]);
      told.set(verdict, { part, finding: finding! });
      return finding!;
    });
  }

  function inCourse(part: StatePart, major: MajorView): (readonly Finding[])[] {
    const course = courseView(part);
    const own = remember(known.course, part, () => ofCourse.flatMap((one) => found(one, part, one.rule.judge(course, one.asked))));
    const findings = () => inMajor.flatMap((one) => found(one, part, one.rule.judge(course, { ...one.asked, major })));
    return [own, beside(below, part, major, findings)];
  }

  function sinceApproval(part: StatePart, as: StatePart): readonly Finding[] {
    const [course, approved] = [courseView(part), courseView(as)];
    return beside(since, part, as, () => ofApproval.flatMap((one) => found(one, part, one.rule.judge(course, { ...one.asked, approved }))));
  }

  return {
    judge(state) {
      const major = majorView(state.major);
      const matrix = matrixView(state);
      const parts = new Map(state.courses.map((part) => [`course:${part.lineage}`, part]));
      const partOf = ({ at }: Verdict) => parts.get(at.split('/')[0]!) ?? state.major;
      const own = remember(known.major, state.major, () =>
        ofMajor.flatMap((one) => found(one, state.major, one.rule.judge(major, one.asked))),
      );
      const byRank = Array.from({ length: ruleLevels.length * rules.length }, (): Finding[] => []);
      const sort = (findings: readonly Finding[]) => findings.forEach((finding) => byRank[rank(finding)]!.push(finding));
      sort(own);
      for (const one of ofMatrix) sort(inMatrix(one, matrix, partOf));
      const approved = new Map(state.approved?.map((part) => [part.lineage, part]));
      for (const part of state.courses) {
        inCourse(part, major).forEach(sort);
        const as = approved.get(part.lineage);
        if (as) sort(sinceApproval(part, as));
      }
      return byRank.flat();
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

/** What is remembered of a part beside another one; made anew where that is not the same. */
function beside<Beside>(
  known: WeakMap<StatePart, Remembered<Beside>>,
  part: StatePart,
  other: Beside,
  make: () => readonly Finding[],
): readonly Finding[] {
  const kept = known.get(part);
  if (kept?.beside === other) return kept.findings;
  const findings = make();
  known.set(part, { beside: other, findings });
  return findings;
}
