import { z } from 'zod';
import {
  collegeFields,
  collegeMajorFields,
  courseCellFields,
  courseUnitFields,
  departmentFields,
  eachOf,
  goalFields,
  indicatorFields,
  ksaFields,
  majorFields,
  newsFields,
  occupationFields,
  pointFields,
  profileFields,
  projectFields,
  requirementFields,
  syllabusFields,
  talentReportFields,
  taskGoalFields,
  type FieldTable,
} from '../records';
import { textLimitsOf } from '../records/fieldSchemas';

/** The field table of each kind of record whose free texts have English beside them (decision 156). */
export const recordFields = {
  college: collegeFields,
  department: departmentFields,
  major: majorFields,
  course: courseUnitFields,
  project: projectFields,
  point: pointFields,
  ksa: ksaFields,
  goal: goalFields,
  require: requirementFields,
  indicator: indicatorFields,
  taskGoal: taskGoalFields,
  courseCell: courseCellFields,
  report: syllabusFields,
  occupation: occupationFields,
  collegeMajor: collegeMajorFields,
  talentReport: talentReportFields,
  news: newsFields,
  user: profileFields,
} as const satisfies Record<string, FieldTable>;

/** A kind of record whose free texts have English beside them. */
export type TranslatedKind = keyof typeof recordFields;

const kinds = Object.keys(recordFields) as TranslatedKind[];
export const translatedKindSchema = z.enum(kinds);

/** The free texts of each kind under their stored names, each with its longest length, which is that of its Chinese. */
export const translatedFields = eachOf(kinds, (kind) => textLimitsOf(recordFields[kind]));
