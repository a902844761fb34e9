import type { FieldNames } from '../fields';
import { namesWhere } from '../records/deriveFields';
import { wireNamesOf } from '../records/fieldLabels';
import { syllabusFields } from '../records/syllabus';
import * as terms from '../terms';
import { syllabusFieldNames } from './fieldNames';
import { goalShareWords } from './goalShares';

/** The free texts of the stored info, in the order of the report; each may have its English (decision 156). */
export const storedTextFields = namesWhere(syllabusFields, { isTranslated: true });

const { schedule, exampercent } = syllabusFields;
const { courseDesc, exampercenttype } = syllabusFieldNames;

/** What the stored fields are called in sentences about wrong values, by their way in the body of saveadditionalinfo. */
export const storedFieldNames: FieldNames = {
  ...wireNamesOf(syllabusFields),
  courseDesc,
  'schedule.label': { zh: `${schedule.label.zh}的表头`, en: `${schedule.label.en}, column head` },
  'schedule.data': schedule.label,
  'exampercent.type': exampercenttype,
  'exampercent.rows': exampercent.label,
  'exampercent.rows.part': { zh: `${exampercent.label.zh}的成绩类别`, en: `${exampercent.label.en}, grade` },
  'exampercent.rows.label': { zh: `${exampercent.label.zh}的项目名称`, en: `${exampercent.label.en}, name` },
  'exampercent.rows.percent': { zh: `${exampercent.label.zh}的百分比`, en: `${exampercent.label.en}, percentage` },
  'exampercent.rows.goals': goalShareWords.title,
  'exampercent.rows.goals.goalId': terms.teachingGoal,
  'exampercent.rows.goals.percent': { zh: `${goalShareWords.title.zh}的占比`, en: `${goalShareWords.title.en}, share` },
};
