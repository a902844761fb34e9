import type { PageInit } from '@college/curriculum-model';
import { languageCodes } from '@college/curriculum-model';
import { excerpt } from '../mismatch';
import { rules } from '../ruleMessages';
import { step } from '../step';

const input = () => ({ query: { code: languageCodes.zh } });
const languages = {
  says: rules.bothLanguages,
  fault: ({ answer }: { answer: PageInit }) => {
    const codes = answer.languages.map(({ value }) => String(value));
    return codes.includes(languageCodes.zh) && codes.length > 1 ? undefined : excerpt(answer.languages);
  },
};

/** The texts that the pages load at their start, without a sign-in. */
export const pageInitPlan = [
  step('getCourseDetailPageInit', { phase: 'find', input, rules: [languages] }),
  step('getCourseGoalPageInit', { phase: 'find', input, rules: [languages] }),
  step('getMajorHomePageInit', { phase: 'find', input, rules: [languages] }),
];
