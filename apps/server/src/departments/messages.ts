import { changedMeanwhile, deletionRefusals, type Bilingual } from '@college/curriculum-model';

/** Sentences about departments, in both languages. */
export const departmentMessages = {
  changedMeanwhile: changedMeanwhile.department,
  nameTaken: { zh: '本校已有同名的院系。', en: 'The college already has a department of this name.' },
  hasMajors: deletionRefusals.hasMajors,
} as const satisfies Record<string, Bilingual | ((argument: never) => Bilingual)>;
