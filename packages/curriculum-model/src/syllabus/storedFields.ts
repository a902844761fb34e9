import type { FieldNames } from '../fields';
import { englishOf } from '../records/fieldLabels';
import type { AdditionalInfo } from './additionalInfo';
import { storedFieldName, syllabusFieldNames, type SyllabusFieldName } from './fieldNames';

/** The free texts of the stored info, in the order of the report; each may have its English (decision 156). */
export const storedTextFields = [
  'year',
  'lecturer',
  'phone',
  'email',
  'department',
  'classname',
  'classroom',
  'textbooks',
  'textreferences',
  'attend',
  'assignment',
  'criterion',
  'practice',
  'textgroup',
  'paper',
  'others',
  'examway',
  'examdetail',
] as const satisfies readonly (keyof AdditionalInfo)[];

const named = Object.entries(syllabusFieldNames).map(([name, words]) => [storedFieldName(name as SyllabusFieldName), words] as const);
const english = named.map(([field, words]) => [`translations.en.${field}.text`, englishOf(words)] as const);
const { schedule, exampercent, exampercenttype } = syllabusFieldNames;

/** What the stored fields are called in sentences about wrong values, by their way in the body of saveadditionalinfo. */
export const storedFieldNames: FieldNames = {
  ...Object.fromEntries(named),
  ...Object.fromEntries(english),
  'schedule.label': { zh: `${schedule.zh}的表头`, en: `${schedule.en}, column head` },
  'schedule.data': schedule,
  'exampercent.type': exampercenttype,
  'exampercent.rows': exampercent,
  'exampercent.rows.part': { zh: `${exampercent.zh}的成绩类别`, en: `${exampercent.en}, grade` },
  'exampercent.rows.label': { zh: `${exampercent.zh}的项目名称`, en: `${exampercent.en}, name` },
  'exampercent.rows.percent': { zh: `${exampercent.zh}的百分比`, en: `${exampercent.en}, percentage` },
};
