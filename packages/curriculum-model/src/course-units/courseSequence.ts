import { z } from 'zod';
import { idSchema } from '../fields';
import type { Bilingual, Language } from '../language';
import type { courseSequenceFields } from '../records/courseSequence';

/** Most terms of a plan. */
export const mostTerms = 12;

/** Most courses of one list. */
const mostPrerequisites = 30;

/** The lists that name other courses. */
export const courseLists = ['prerequisites', 'corequisites'] as const;

const courseIds = z.array(idSchema).max(mostPrerequisites);

/** Where a course stands in the plan: its term, and other courses of the major by id. Each is left out where it holds nothing; a save changes what it is sent. */
export const courseSequenceShape = {
  semester: z.int().min(1).max(mostTerms).nullable().optional(),
  prerequisites: courseIds.optional(),
  corequisites: courseIds.optional(),
} satisfies Record<keyof typeof courseSequenceFields, z.ZodType>;

/** Where a course stands in the plan of its major. */
export type CourseSequence = z.infer<z.ZodObject<typeof courseSequenceShape>>;

/** What a term of the plan is called. */
export function termName(term: number, language: Language): string {
  return language === 'zh' ? `第 ${term} 学期` : `Term ${term}`;
}

/** Sentences of both servers about it. */
export const courseSequenceMessages = {
  notOfMajor: {
    zh: '先修课程和并修课程须是本专业的其他课程，其中有课程已不在本专业。请刷新后重新选择。',
    en: 'Prerequisites and corequisites are other courses of the same major, and one of these is not in it. Reload, then choose again.',
  },
  listedTwice: {
    zh: '同一门课程在先修课程和并修课程中只能出现一次。',
    en: 'A course may be listed only once among prerequisites and corequisites.',
  },
} satisfies Record<string, Bilingual>;
