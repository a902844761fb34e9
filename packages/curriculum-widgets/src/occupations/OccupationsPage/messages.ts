import * as domainTerms from '@college/curriculum-model/terms';
import { defineMessages } from '@college/ui/messages';

/** Built-in text of `OccupationsPage`. */
export const occupationsPageMessages = defineMessages('occupationsPage', {
  words: { dictionary: domainTerms.occupationDictionary },
  en: {
    tabs: 'Views of the occupations',
    edition: 'Edition of 2022, to be looked up; the records of the college are kept beside it.',
    records: 'Records of the college',
  },
  zh: {
    tabs: '职业资料的视图',
    edition: '2022年版，供查阅；本校的职业记录另行维护。',
    records: '本校职业记录',
  },
});
