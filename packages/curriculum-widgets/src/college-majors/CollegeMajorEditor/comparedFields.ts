import type { OptionItem } from '@college/curriculum-model';
import { labelsOf, wordsTo } from '../../occupations/choices/choiceNodes';
import type { RecordField } from '../../support/recordForm';
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
  return [
    { name: 'name', label: text.name },
    { name: 'typeId', label: text.type, words: ({ typeId }) => wordsTo(choices.types, typeId).join(' / ') || String(typeId ?? '') },
    { name: 'standardId', label: text.standard, words: ({ standardId }) => labelIn(choices.standards, standardId) },
    { name: 'code', label: text.code },
    { name: 'stdKeywords', label: text.keywords },
    { name: 'academicYearsId', label: text.years, words: ({ academicYearsId }) => labelIn(choices.years, academicYearsId) },
    { name: 'goals', label: text.goals },
    {
      name: 'academicSystem',
      label: text.system,
      words: ({ academicSystem }) =>
        academicSystem
          .map(({ courseIds, score }) => `${courseIds.map((id) => courses.get(String(id)) ?? id).join(text.listComma)} ${score}`)
          .join('\n'),
    },
    { name: 'comments', label: text.comments },
    { name: 'relates', label: text.relates, words: ({ relates }) => relates.map(({ label }) => label).join(text.listComma) },
    english,
  ];
}
