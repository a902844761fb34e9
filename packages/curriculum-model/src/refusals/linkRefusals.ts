import type { Bilingual } from '../language';

/** How many public links a course start report has at most: enough for a class, a commission and a guest each, few enough to look through. */
export const mostReportLinks = 20;

/** Why a link is not made, not found or not followed. */
export const linkRefusals = {
  tooMany: {
    zh: `每门课程最多 ${mostReportLinks} 个链接，请先撤销不再需要的链接。`,
    en: `A course has at most ${mostReportLinks} links. Revoke one that is not needed any more.`,
  },
  missing: { zh: '该链接已被撤销，或从未存在。', en: 'This link has been revoked already, or never existed.' },
  dead: {
    zh: '该链接无效或已被撤销，请向提供链接的老师索取新的链接。',
    en: 'This link is not valid or has been revoked. Ask whoever gave it to you for a new one.',
  },
} as const satisfies Record<string, Bilingual>;
