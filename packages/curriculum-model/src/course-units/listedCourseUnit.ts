import { z } from 'zod';
import { courseLeaderSchema } from './courseLeaders';
import { courseUnitSchema } from './courseUnit';

/** A unit of the list: `leaders`, an extension, are the people who lead it. */
export const listedCourseUnitSchema = courseUnitSchema.extend({ leaders: z.array(courseLeaderSchema).optional() });
export type ListedCourseUnit = z.infer<typeof listedCourseUnitSchema>;
