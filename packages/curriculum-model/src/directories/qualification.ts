import { z } from 'zod';
import { text, textLimits, textOf, translatable } from '../fields';
import type { Bilingual } from '../language';
import { listSort, pageRequest, type SortValues } from '../paging';

/** A professional qualification (reference §3). */
export const qualificationSchema = z.object({
  name: text(textLimits.title),
  department: text(textLimits.line),
  typeName: text(textLimits.title),
  depending: text(textLimits.paragraph),
  ...translatable,
});
export type Qualification = z.infer<typeof qualificationSchema>;

/** Extension: the columns of the directory that sort it. */
export const qualificationSort = listSort({
  name: (row, language) => textOf(row, 'name', language),
  department: (row, language) => textOf(row, 'department', language),
  category: (row, language) => textOf(row, 'typeName', language),
  basis: (row, language) => textOf(row, 'depending', language),
} satisfies SortValues<Qualification>);

/** Body of /dic/pageJobDirectory; `sort` is an extension. */
export const qualificationPageRequestSchema = z.object({
  ...pageRequest,
  name: z.string().max(200),
  lang: z.string().max(20),
  sort: qualificationSort.schema.optional(),
});
export type QualificationPageRequest = z.infer<typeof qualificationPageRequestSchema>;

/** The edition of the qualification directory that is shipped. */
export const qualificationEdition: Bilingual = {
  zh: '国家职业资格目录（2021年版）',
  en: 'National directory of professional qualifications (2021 edition)',
};

/** Where the ministry published it. */
export const qualificationEditionUrl = 'https://www.gov.cn/zhengce/zhengceku/2021-12/03/content_5655553.htm';
