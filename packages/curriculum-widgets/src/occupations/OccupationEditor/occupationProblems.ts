import { maxProportion, sum } from '@college/curriculum-model';
import type { FieldProblems } from '../../support/recordForm';
import type { OccupationEditorText } from './messages';
import { scoreOf, type OccupationValues, type SkillDraft } from './occupationValues';

/** All proportions together; what is not a number yet counts as nothing. Decimals stay exact: 0.1 + 0.2 is 0.3. */
export function proportionSum(skills: readonly SkillDraft[]): number {
  return sum(skills.map(({ score }) => scoreOf(score) ?? 0));
}

/** The problems of a record, one message per field; rows of skills are named by their position. */
export function occupationProblems(values: OccupationValues, text: OccupationEditorText): FieldProblems {
  const problems: Record<string, string> = {};
  if (values.name.trim() === '') problems['name'] = text.nameEmpty;
  if (values.levelId === null) problems['levelId'] = text.levelEmpty;
  if (values.typeId === null) problems['typeId'] = text.typeEmpty;
  for (const [place, { path, score }] of values.skills.entries()) {
    const proportion = scoreOf(score);
    if (path.length === 0) problems[`skills.${place}.path`] = values.skills.length > 1 ? text.skillEmptyAmong : text.skillEmpty;
    if (proportion === null) problems[`skills.${place}.score`] = text.scoreEmpty;
    else if (proportion > maxProportion) problems[`skills.${place}.score`] = text.scoreTooBig;
  }
  const total = proportionSum(values.skills);
  if (total > maxProportion) problems['skills'] = text.sumTooBig({ sum: total });
  return problems;
}
