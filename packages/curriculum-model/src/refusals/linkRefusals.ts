import type { Bilingual } from '../language';

/** How many public links a course start report has at most: enough for a class, a commission and a guest each, few enough to look through. */
export const mostReportLinks = 20;

/** Why no further link is made. */
export const linkRefusals = {
  tooMany: {
    zh: `每门课程最多 ${mostReportLinks} 个链接，请先撤销不再需要的链接。`,
    en: `A course has at most ${mostReportLinks} links. Revoke one that is not needed any more.`,
  },
} as const satisfies Record<string, Bilingual>;
