import { z } from 'zod';
import { courseLeaderSchema } from '../course-units/courseLeaders';
import { idSchema, revised, type Translations } from '../fields';
import { labelValueSchema } from '../options';
import type { Chain } from '../permissions';

/** Who manages a course, as its card says. */
export const cardManagerSchema = courseLeaderSchema;
export type CardManager = z.infer<typeof cardManagerSchema>;

/** A course on the major home (reference §3). */
export const courseCardSchema = z.object({
  self: labelValueSchema,
  /** The course's major (decision 145). */
  parent: labelValueSchema,
  manager: z.array(cardManagerSchema),
  btnMenus: z.array(labelValueSchema),
  coverMenus: z.array(labelValueSchema),
  /** 0 is a figure; absent or null is none (decision 104). */
  progress: z.number().nullish(),
  /** Extension: study hours over its chapters (core §2). */
  hours: z.object({ theory: z.number(), practice: z.number(), total: z.number() }).optional(),
  /** Extension: of a course of a draft the course of the current edition, which rights are about; absent elsewhere. */
  homeCourseId: idSchema.optional(),
  ...revised,
});
export type CourseCard = z.infer<typeof courseCardSchema>;

/** A person as the manager of a course. The label stays the recorded name, by which a client knows its own courses (decision 105). */
export function cardManager({
  id,
  userName,
  translations,
  isDisabled = false,
}: {
  id: number;
  userName: string;
  translations?: Translations;
  isDisabled?: boolean;
}): CardManager {
  const english = translations?.en?.userName;
  return {
    label: userName,
    value: id,
    ...(english && { translations: { en: { label: english } } }),
    ...(isDisabled && { isDisabled }),
  };
}

/** The course of the current edition as the card of a course of a draft names it: rights are about it. */
export function homeCourse(courseId: number, place: Chain): Pick<CourseCard, 'homeCourseId'> {
  return place.courseId === undefined || place.courseId === courseId ? {} : { homeCourseId: place.courseId };
}
