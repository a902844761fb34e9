import { all, sets, type Plant } from '../programme.test-data';
import type { RuleCase } from './case.test-data';

const course = (lineage: number, fields: Parameters<typeof sets>[3]) => sets(lineage, 'course', '', fields);
const asksFor1001 = (semester: number | null) => course(1002, { semester, prerequisites: [1001] });
/** All courses of the clean programme in terms of three, so that a term has 12 weekly hours. */
const terms: Plant = (draft) => {
  [...draft.courses.keys()].forEach((lineage, at) => course(lineage, { semester: Math.floor(at / 3) + 1 })(draft));
};
/** Three courses in one term with these hours. */
function oneTerm(...hours: readonly [number, number, number]): Plant {
  const kept = [1001, 1002, 1003];
  return all(
    (draft) => void [...draft.courses.keys()].forEach((lineage) => kept.includes(lineage) || draft.courses.delete(lineage)),
    ...kept.map((lineage, at) => course(lineage, { semester: 1, theoryPeriod: hours[at]!, practicePeriod: 0 })),
  );
}

/** Cases of the rules on the terms of the plan. */
export const planCases: Record<string, RuleCase> = {
  'sequence.prerequisite-later': {
    positive: all(course(1001, { semester: 2 }), asksFor1001(1), course(1003, { prerequisites: [999] })),
    negative: all(course(1001, { semester: 2 }), course(1002, { semester: 2, corequisites: [1001] })),
    boundary: [all(course(1001, { semester: 2 }), asksFor1001(2)), true],
  },
  'sequence.term-load': {
    at: 'major',
    positive: terms,
    negative: all(terms, course(1022, { semester: null })),
    boundary: [oneTerm(150, 149, 149), false],
  },
};
