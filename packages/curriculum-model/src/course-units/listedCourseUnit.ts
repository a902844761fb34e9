import { z } from 'zod';
import { courseLeaderSchema } from './courseLeaders';
import { courseUnitSchema } from './courseUnit';

/** A unit of the list, with extensions: the people who lead it, and its completion in percent. */
export const listedCourseUnitSchema = courseUnitSchema.extend({
  leaders: z.array(courseLeaderSchema).optional(),
  progress: z.int().min(0).max(100).optional(),
});
export type ListedCourseUnit = z.infer<typeof listedCourseUnitSchema>;
