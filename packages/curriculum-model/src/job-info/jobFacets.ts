import type { Bilingual } from '../language';

/** One value of a facet: the code used in URLs, and its name. */
export interface FacetValue {
  id: string;
  name: Bilingual;
}

function values(...entries: readonly (readonly [id: string, zh: string, en: string])[]): readonly FacetValue[] {
  return entries.map(([id, zh, en]) => ({ id, name: { zh, en } }));
}

/** The facets of job ads, with all values in order (reference §2.5). The websites are kinds of sites, not names (decision 130). */
export const jobFacets = {
  website: values(
    ['general', '综合招聘网站', 'General recruitment site'],
    ['campus', '校园招聘网站', 'Campus recruitment site'],
    ['industry', '行业招聘网站', 'Industry recruitment site'],
    ['employer', '企业招聘主页', 'Employers’ own pages'],
    ['public', '公共就业服务平台', 'Public employment service'],
  ),
  jobType: values(
    ['fullTime', '全职', 'Full-time'],
    ['graduate', '应届生岗位', 'Graduate position'],
    ['intern', '实习', 'Internship'],
    ['partTime', '兼职', 'Part-time'],
  ),
  industry: values(
    ['software', '软件与信息服务', 'Software and information services'],
    ['internet', '互联网平台', 'Internet platforms'],
    ['manufacturing', '智能制造', 'Smart manufacturing'],
    ['electronics', '电子与通信', 'Electronics and communications'],
    ['finance', '金融科技', 'Financial technology'],
    ['education', '教育服务', 'Education services'],
    ['energy', '能源与电力', 'Energy and power'],
    ['health', '医疗健康', 'Health care'],
    ['logistics', '交通与物流', 'Transport and logistics'],
    ['government', '公共管理', 'Public administration'],
  ),
  city: values(
    ['beijing', '北京', 'Beijing'],
    ['shanghai', '上海', 'Shanghai'],
    ['shenzhen', '深圳', 'Shenzhen'],
    ['hangzhou', '杭州', 'Hangzhou'],
    ['chengdu', '成都', 'Chengdu'],
    ['wuhan', '武汉', 'Wuhan'],
    ['xian', '西安', 'Xi’an'],
    ['suzhou', '苏州', 'Suzhou'],
  ),
  salary: values(
    ['under8', '8千以下', 'Below ¥8k'],
    ['from8', '8千–1.2万', '¥8k–12k'],
    ['from12', '1.2万–1.8万', '¥12k–18k'],
    ['from18', '1.8万–2.5万', '¥18k–25k'],
    ['from25', '2.5万以上', '¥25k and above'],
  ),
  education: values(
    ['any', '学历不限', 'Any education'],
    ['college', '大专', 'Junior college'],
    ['bachelor', '本科', 'Bachelor'],
    ['master', '硕士', 'Master'],
  ),
  experience: values(
    ['any', '经验不限', 'Any experience'],
    ['upTo1', '1年以内', 'Up to 1 year'],
    ['from1', '1–3年', '1–3 years'],
    ['from3', '3–5年', '3–5 years'],
    ['from5', '5年以上', '5 years and more'],
  ),
} as const satisfies Record<string, readonly FacetValue[]>;

export type JobFacet = keyof typeof jobFacets;

/** What the dashboard filters by, in the order of its toolbar (reference §2.5). */
export const filterFacets = ['website', 'jobType', 'salary', 'education', 'experience'] as const satisfies readonly JobFacet[];
export type FilterFacet = (typeof filterFacets)[number];

/** The one recruitment site that has a view of its own (reference §2.5); generic, as none is named (decision 130). */
export const ownSite = 'campus';
