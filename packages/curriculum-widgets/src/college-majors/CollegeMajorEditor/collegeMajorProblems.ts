import type { RelateRow } from '@college/curriculum-model';
import type { FieldProblems } from '../../support/recordForm';
import { blankRelateRow, scoreOf, type CollegeMajorValues } from './collegeMajorValues';
import type { CollegeMajorEditorText } from './messages';

const highestScore = 9999;

/** The problems of a major, one message per field; rows are named by their position. */
export function collegeMajorProblems(values: CollegeMajorValues, text: CollegeMajorEditorText): FieldProblems {
  const problems: Record<string, string> = {};
  if (values.name.trim() === '') problems['name'] = text.nameEmpty;
  if (values.typeId === null) problems['typeId'] = text.typeEmpty;
  const isOnly = values.academicSystem.length === 1;
  for (const [place, { courseIds, score }] of values.academicSystem.entries()) {
    const figure = scoreOf(score);
    if (courseIds.length === 0) problems[`academicSystem.${place}.courseIds`] = isOnly ? text.noCourse : text.coursesEmpty;
    if (figure === null) problems[`academicSystem.${place}.score`] = text.scoreEmpty;
    else if (figure > highestScore) problems[`academicSystem.${place}.score`] = text.scoreTooBig;
  }
  for (const [place, relate] of values.relates.entries()) {
    if (relate.label.trim() === '' && isChosen(relate)) problems[`relates.${place}.label`] = text.relateEmpty;
  }
  return problems;
}

/** Whether a related major has another level or demand type than a new row. */
function isChosen({ occupationLevel = blankRelateRow.occupationLevel, demandType = blankRelateRow.demandType }: RelateRow): boolean {
  return occupationLevel !== blankRelateRow.occupationLevel || demandType !== blankRelateRow.demandType;
}
