import { NotTried } from '../faults';
import { lacking } from '../messages';
import { rules } from '../ruleMessages';
import { step } from '../step';

/** The national classification of occupations. */
export const occupationBookPlan = [
  step('getOccupationBook', {
    phase: 'read',
    input: (world) => ({ query: { lang: world.languageCode } }),
    rules: [
      {
        says: rules.goesDownByCode,
        fault: async ({ answer, ask, world }) => {
          const [first] = answer.list;
          if (!first) throw new NotTried(lacking.occupationId);
          const below = await ask.data('getOccupationBook', { query: { code: first.code, lang: world.languageCode } });
          return below.level === answer.level ? `level ${below.level} below level ${answer.level}` : undefined;
        },
      },
    ],
  }),
  step('searchOccupationBook', { phase: 'read', input: () => ({ query: { keyword: '软件' } }) }),
  step('getOccupationBookFacts', { phase: 'read', input: () => ({}) }),
];

/** The directory of professional qualifications. */
export const directoriesPlan = [
  step('listQualifications', {
    phase: 'read',
    input: (world) => ({ body: { pageNum: 1, pageSize: 20, name: '', lang: world.languageCode } }),
  }),
  step('searchQualifications', { phase: 'read', input: () => ({ body: { pageNo: 1, pageSize: 20, keyword: '' } }) }),
];
