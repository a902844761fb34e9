import { professionChoices, professionOptions, type CollegeMajorResponse, type ProfessionChoiceKind } from '@college/curriculum-model';
import { collegeMajors } from '@college/curriculum-model/fixtures';

/** College majors and the choices of their form. */
export function collegeMajorSeed() {
  const options = (kind: ProfessionChoiceKind) =>
    professionOptions(
      professionChoices.filter((choice) => choice.kind === kind),
      'zh',
    );
  return {
    types: options('types'),
    standards: options('std'),
    years: options('years'),
    system: options('system'),
    rows: collegeMajors.map((row): CollegeMajorResponse => ({ ...row })),
  };
}
