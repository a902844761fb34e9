import {
  createRuleEngine,
  recordKinds,
  ruleById,
  withoutLoose,
  type CurriculumState,
  type RuleSettings,
  type StatePart,
  type StateRecord,
  type StateRecordKind,
} from '@college/curriculum-model';
import { planted, ruleCases } from '@college/curriculum-model/testing';

/** The day on which the cases are judged. */
export const dayOfCases = '2026-11-27';

/** A programme in which a rule finds something that quick fixes mend. */
export interface FixCase {
  rule: string;
  state: CurriculumState;
  settings: RuleSettings;
}

const numberedKinds = new Set<StateRecordKind>(['chapter', 'taskGoal', 'point', 'ksa', 'goal']);
const tiedKinds = new Set<StateRecordKind>(['pointKsa', 'placedPoint', 'placedKsa']);

/** A programme of the rules' own tests in which nothing is found. */
export const cleanProgramme: CurriculumState = ofOneDatabase(planted(() => undefined));

/** The cases of all rules with fixes; what is judged beside an approved syllabus needs the acts of a review and is left to their tests. */
export const fixCases: readonly FixCase[] = Object.entries(ruleCases).flatMap(([rule, { positive, settings = {}, asked }]) => {
  const judged = planted(positive);
  const own = { [rule]: { level: ruleById(rule)!.level, ...settings[rule] } };
  const engine = createRuleEngine([ruleById(rule)!], own, { occasion: 'editing', today: dayOfCases, ...asked });
  const isMendable = engine.judge({ major: judged.major, courses: judged.courses }).some(({ fixes }) => fixes.length > 0);
  return isMendable && asked === undefined ? [{ rule, state: ofOneDatabase(judged), settings: own }] : [];
});

/** The same with other numbers in each course, since in a database no two records share one, and without what no database holds. */
function ofOneDatabase({ major, courses }: CurriculumState): CurriculumState {
  return withoutLoose({ major: { ...major, lineage: 101 }, courses: courses.map(numbered) });
}

function numbered({ kind, lineage, records }: StatePart): StatePart {
  const number = (key: string) => `${lineage}${key}`;
  const numberedRecord = (of: StateRecordKind, { key, under, ...record }: StateRecord): StateRecord => ({
    ...record,
    key: numberedKinds.has(of) ? number(key) : tiedKinds.has(of) ? key.split('-').map(number).join('-') : key,
    ...(under !== undefined && { under: of === 'taskGoal' || of === 'pointKsa' ? number(under) : under }),
  });
  const lists = recordKinds.flatMap((of) => (records[of] ? [[of, records[of].map((one) => numberedRecord(of, one))] as const] : []));
  return { kind, lineage, records: Object.fromEntries(lists) };
}
