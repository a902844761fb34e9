import { z } from 'zod';
import { idSchema, translatable } from '../fields';
import type { Bilingual } from '../language';
import { labelValueSchema } from '../options';

/** Who leads a course: the recorded name and its English (decision 156). */
export const courseLeaderSchema = labelValueSchema.extend({
  ...translatable,
  /** Extension: whether the account of this person is disabled. */
  isDisabled: z.boolean().optional(),
});

/** Most people who lead one course. */
export const mostLeaders = 20;

/** Most courses whose leaders change with one call. */
export const mostCoursesLed = 200;

const leaders = z.array(idSchema).max(mostLeaders);

/** Extension: body of /course/setleaders: who shall lead each course, and who led it when it was read. All of it is stored, or nothing. */
export const setCourseLeadersRequestSchema = z.object({
  courses: z
    .array(z.object({ id: idSchema, leaders, was: leaders.optional() }))
    .min(1)
    .max(mostCoursesLed),
});
export type SetCourseLeadersRequest = z.infer<typeof setCourseLeadersRequestSchema>;

/** Who leads each course as it was stored. */
export const courseLeadersSchema = z.array(z.object({ id: idSchema, leaders }));
export type CourseLeaders = z.infer<typeof courseLeadersSchema>;

/** Extension: people who can be made leaders, with the address that tells namesakes apart. */
export const leaderCandidateSchema = courseLeaderSchema.extend({ email: z.string() });
export type LeaderCandidate = z.infer<typeof leaderCandidateSchema>;

/** Sentences of both servers about leaders. */
export const courseLeaderMessages = {
  noSuchPerson: {
    zh: '所选的负责人不在本学院，或账号已停用、删除。没有修改任何课程。',
    en: 'A chosen leader is not in this college, or the account is disabled or deleted. No course was changed.',
  },
  changedMeanwhile: (course: Bilingual) => ({
    zh: `「${course.zh}」的负责人已被其他人修改，没有修改任何课程。请核对后再试。`,
    en: `Somebody else has changed who leads “${course.en}” meanwhile. No course was changed. Check it, then try again.`,
  }),
  listedTwice: {
    zh: '同一门课程或同一位负责人出现了不止一次。',
    en: 'A course or a leader is in the list more than once.',
  },
} satisfies Record<string, Bilingual | ((course: Bilingual) => Bilingual)>;
