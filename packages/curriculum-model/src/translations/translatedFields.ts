import { z } from 'zod';
import { collegeMajorSchema } from '../college-majors';
import { collegeSchema, departmentSchema, majorSchema } from '../majors';
import { occupationResponseSchema } from '../occupations';
import { userProfileSchema } from '../profile';
import {
  courseCellFields,
  courseUnitFields,
  goalFields,
  indicatorFields,
  ksaFields,
  newsFields,
  pointFields,
  projectFields,
  requirementFields,
  taskGoalFields,
} from '../records';
import { textLimitsOf } from '../records/fieldSchemas';
import { additionalInfoSchema, storedTextFields } from '../syllabus';
import { talentReportSchema } from '../talent';

/** Kinds of records whose free texts have English beside them (decision 156). */
export const translatedKindSchema = z.enum([
  'college',
  'department',
  'major',
  'course',
  'project',
  'point',
  'ksa',
  'goal',
  'require',
  'indicator',
  'taskGoal',
  'courseCell',
  'report',
  'occupation',
  'collegeMajor',
  'talentReport',
  'news',
  'user',
]);
export type TranslatedKind = z.infer<typeof translatedKindSchema>;

/** The free texts of each kind under their stored names, each with its longest length, which is that of its Chinese. */
export const translatedFields: Readonly<Record<TranslatedKind, ReadonlyMap<string, number>>> = {
  college: limitsOf(collegeSchema.shape, ['name']),
  department: limitsOf(departmentSchema.shape, ['name']),
  major: limitsOf(majorSchema.shape, ['name']),
  course: textLimitsOf(courseUnitFields),
  project: textLimitsOf(projectFields),
  point: textLimitsOf(pointFields),
  ksa: textLimitsOf(ksaFields),
  goal: textLimitsOf(goalFields),
  require: textLimitsOf(requirementFields),
  indicator: textLimitsOf(indicatorFields),
  taskGoal: textLimitsOf(taskGoalFields),
  courseCell: textLimitsOf(courseCellFields),
  report: limitsOf(additionalInfoSchema.shape, storedTextFields),
  occupation: limitsOf(occupationResponseSchema.shape, ['name', 'lvlKeywords', 'content']),
  collegeMajor: limitsOf(collegeMajorSchema.shape, ['name', 'stdKeywords', 'goals', 'comments']),
  talentReport: limitsOf(talentReportSchema.shape, ['name', 'department']),
  news: textLimitsOf(newsFields),
  user: limitsOf(userProfileSchema.shape, ['userName', 'introduction', 'collegeName', 'major', 'job']),
};

function limitsOf<Shape extends Record<string, z.ZodType>>(
  shape: Shape,
  fields: readonly { [Name in keyof Shape]: Shape[Name] extends z.ZodString ? Name & string : never }[keyof Shape][],
): ReadonlyMap<string, number> {
  return new Map(
    fields.map((field) => {
      const limit = (shape[field] as unknown as z.ZodString).maxLength;
      if (limit === null)
        throw new Error(`translatedFields: ${field} has no limit. Its English would have none either. Give its schema one.`);
      return [field, limit];
    }),
  );
}
