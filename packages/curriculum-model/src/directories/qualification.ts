import { z } from 'zod';
import { text, textLimits, translatable } from '../fields';
import type { Bilingual } from '../language';

/** A professional qualification (reference §3). */
export const qualificationSchema = z.object({
  name: text(textLimits.title),
  department: text(textLimits.line),
  typeName: text(textLimits.title),
  depending: text(textLimits.paragraph),
  ...translatable,
});
export type Qualification = z.infer<typeof qualificationSchema>;

/** The edition of the qualification directory that is shipped. */
export const qualificationEdition: Bilingual = {
  zh: '国家职业资格目录（2021年版）',
  en: 'National directory of professional qualifications (2021 edition)',
};

/** Where the ministry published it. */
export const qualificationEditionUrl = 'https://www.gov.cn/zhengce/zhengceku/2021-12/03/content_5655553.htm';
