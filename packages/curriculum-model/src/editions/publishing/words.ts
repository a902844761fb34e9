import type { Bilingual } from '../../language';

/** What stands against publishing an edition. */
export const publishWords = {
  noRequirements: { zh: '还没有毕业要求', en: 'No graduation requirements yet' },
  noCourses: { zh: '还没有课程', en: 'No courses yet' },
  notBrokenDown: (name: string) => ({
    zh: `毕业要求 ${name}：还没有分解指标点`,
    en: `Graduation requirement ${name}: not broken down into indicator points yet`,
  }),
  /** Why an edition is withdrawn of itself. */
  superseded: (name: string) => ({
    zh: `同一年级已重新发布「${name}」，本版随之撤回。`,
    en: `Withdrawn because “${name}” was published for the same entry year.`,
  }),
} as const satisfies Record<string, Bilingual | ((name: string) => Bilingual)>;
