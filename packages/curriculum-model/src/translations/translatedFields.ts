import { z } from 'zod';
import { collegeMajorSchema } from '../college-majors';
import { goalSchema, graduateRequireSchema, indicatorSchema, taskGoalSchema } from '../goals';
import { collegeSchema, departmentSchema, majorSchema } from '../majors';
import { courseCellSchema } from '../matrices';
import { newsItemSchema } from '../news';
import { occupationResponseSchema } from '../occupations';
import { ksaSchema, pointSchema } from '../points';
import { userProfileSchema } from '../profile';
import { homeProjectSchema } from '../projects';
import { courseUnitFields } from '../records/courseUnit';
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
  project: limitsOf(homeProjectSchema.shape, ['name', 'product']),
  point: limitsOf(pointSchema.shape, ['title', 'description']),
  ksa: limitsOf(ksaSchema.shape, ['description']),
  goal: limitsOf(goalSchema.shape, ['description']),
  require: limitsOf(graduateRequireSchema.shape, ['description']),
  indicator: limitsOf(indicatorSchema.shape, ['description']),
  taskGoal: limitsOf(taskGoalSchema.shape, ['description', 'product']),
  courseCell: limitsOf(courseCellSchema.shape, ['study', 'teach', 'product', 'week']),
  report: limitsOf(additionalInfoSchema.shape, storedTextFields),
  occupation: limitsOf(occupationResponseSchema.shape, ['name', 'lvlKeywords', 'content']),
  collegeMajor: limitsOf(collegeMajorSchema.shape, ['name', 'stdKeywords', 'goals', 'comments']),
  talentReport: limitsOf(talentReportSchema.shape, ['name', 'department']),
  news: limitsOf(newsItemSchema.shape, ['title', 'content']),
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
