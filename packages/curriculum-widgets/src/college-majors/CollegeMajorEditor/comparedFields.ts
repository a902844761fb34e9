import { collegeMajorFields, type OptionItem } from '@college/curriculum-model';
import { labelsOf, wordsTo } from '../../occupations/choices/choiceNodes';
import { comparedFieldsOf, type FieldWords, type RecordField } from '../../support/recordForm';
import type { CollegeMajorValues } from './collegeMajorValues';
import type { CollegeMajorEditorText } from './messages';
import type { CollegeMajorChoices } from './useCollegeMajorChoices';

/** Every field in words, for the choice between two versions. */
export function comparedFields(
  text: CollegeMajorEditorText,
  english: RecordField<CollegeMajorValues>,
  choices: CollegeMajorChoices,
): RecordField<CollegeMajorValues>[] {
  const labelIn = (items: readonly OptionItem[], id: number | null) => items.find(({ value }) => value === id)?.label ?? '';
  const courses = labelsOf(choices.system);
  const words: FieldWords<typeof collegeMajorFields, CollegeMajorValues> = {
    typeId: ({ typeId }) => wordsTo(choices.types, typeId).join(' / ') || String(typeId ?? ''),
    standardId: ({ standardId }) => labelIn(choices.standards, standardId),
    academicYearsId: ({ academicYearsId }) => labelIn(choices.years, academicYearsId),
    academicSystem: ({ academicSystem }) =>
      academicSystem
        .map(({ courseIds, score }) => `${courseIds.map((id) => courses.get(String(id)) ?? id).join(text.listComma)} ${score}`)
        .join('\n'),
    relates: ({ relates }) => relates.map(({ label }) => label).join(text.listComma),
  };
  return [...comparedFieldsOf<typeof collegeMajorFields, CollegeMajorValues>(collegeMajorFields, { words, labels: text }), english];
}
