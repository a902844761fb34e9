import { qualificationEdition, qualificationEditionUrl } from '../directories/qualification';
import type { Bilingual } from '../language';
import type { PolicyDocument } from './policyDocument';

const congress = { zh: '全国人民代表大会及其常务委员会', en: "National People's Congress and its Standing Committee" };
const centre = { zh: '中共中央、国务院', en: 'CPC Central Committee and State Council' };
const education = { zh: '教育部', en: 'Ministry of Education' };
const humanResources = { zh: '人力资源和社会保障部', en: 'Ministry of Human Resources and Social Security' };
const moe = 'https://www.moe.gov.cn';

/**
 * The documents of the policy list (reference §2.8), seventeen of them (decision 128). Every URL was found with its title in public pages or source files;
 * the English titles are our own translation.
 */
export const policyDocuments: readonly PolicyDocument[] = [
  national(`${moe}/jyb_sjzl/sjzl_zcfg/zcfg_jyfl/202107/t20210730_547843.html`, '2021-04-29', congress, {
    zh: '中华人民共和国教育法（2021年修正）',
    en: "Education Law of the People's Republic of China (2021 amendment)",
  }),
  national(`${moe}/jyb_sjzl/sjzl_zcfg/zcfg_jyfl/202204/t20220421_620257.html`, '2018-12-29', congress, {
    zh: '中华人民共和国高等教育法（2018年修正）',
    en: "Higher Education Law of the People's Republic of China (2018 amendment)",
  }),
  national(`${moe}/jyb_sjzl/sjzl_zcfg/zcfg_jyfl/202204/t20220421_620064.html`, '2022-04-20', congress, {
    zh: '中华人民共和国职业教育法（2022年修订）',
    en: "Vocational Education Law of the People's Republic of China (2022 revision)",
  }),
  national('https://www.gov.cn/zhengce/2020-10/13/content_5551032.htm', '2020-10-13', centre, {
    zh: '深化新时代教育评价改革总体方案',
    en: 'Overall plan for deepening the reform of education evaluation in the new era',
  }),
  national('https://www.gov.cn/zhengce/202501/content_6999913.htm', '2025-01-19', centre, {
    zh: '教育强国建设规划纲要（2024－2035年）',
    en: 'Outline of the plan for building a country strong in education (2024–2035)',
  }),
  ministry(`${moe}/srcsite/A08/s7056/201810/t20181017_351887.html`, '2018-09-17', education, {
    zh: '教育部关于加快建设高水平本科教育全面提高人才培养能力的意见',
    en: 'Opinions on speeding up high-level undergraduate education and raising the ability to train talent',
  }),
  ministry(`${moe}/srcsite/A08/s7056/201910/t20191011_402759.html`, '2019-10-08', education, {
    zh: '教育部关于深化本科教育教学改革全面提高人才培养质量的意见',
    en: 'Opinions on deepening the reform of undergraduate teaching and raising the quality of talent training',
  }),
  ministry(`${moe}/srcsite/A08/s7056/202006/t20200603_462437.html`, '2020-05-28', education, {
    zh: '高等学校课程思政建设指导纲要',
    en: 'Guidelines for ideological and political education in the courses of higher education',
  }),
  ministry(`${moe}/srcsite/A08/s5672/201907/t20190724_392132.html`, '2019', education, {
    zh: '国家级大学生创新创业训练计划管理办法',
    en: 'Management rules of the national training programme for innovation and entrepreneurship of undergraduates',
  }),
  ministry(`${moe}/srcsite/A08/s7056/202101/t20210107_509524.html`, '2021-01-07', education, {
    zh: '普通高等学校本科毕业论文（设计）抽检办法（试行）',
    en: 'Rules for the sample check of undergraduate theses and graduation projects (trial)',
  }),
  ministry(`${moe}/srcsite/A08/moe_1034/s3882/202604/t20260427_1434931.html`, '2026-04-07', education, {
    zh: '普通高等学校本科专业目录（2026年）',
    en: 'Catalogue of undergraduate majors of regular higher education institutions (2026)',
  }),
  ministry(qualificationEditionUrl, '2021-11-23', humanResources, qualificationEdition),
  province('https://edu.gd.gov.cn/zwgknew/jyzcfg/', {
    title: { zh: '广东省教育政策法规', en: 'Education policies and regulations of Guangdong' },
    issuer: { zh: '广东省教育厅', en: 'Department of Education of Guangdong Province' },
  }),
  province('https://jw.beijing.gov.cn/xxgk/2024zcwj/', {
    title: { zh: '北京市教育政策文件', en: 'Education policy documents of Beijing' },
    issuer: { zh: '北京市教育委员会', en: 'Beijing Municipal Education Commission' },
  }),
  province('https://jyt.jiangsu.gov.cn/col/col58320/index.html', {
    title: { zh: '江苏省教育厅通知公告', en: 'Notices of the Jiangsu education department' },
    issuer: { zh: '江苏省教育厅', en: 'Department of Education of Jiangsu Province' },
  }),
  {
    title: { zh: '工程教育认证：标准与办法', en: 'Engineering education accreditation: criteria and procedures' },
    issuer: { zh: '中国工程教育专业认证协会', en: 'China Engineering Education Accreditation Association' },
    url: 'https://www.ceeaa.org.cn/',
    type: 3,
  },
  {
    title: { zh: '华盛顿协议', en: 'Washington Accord' },
    issuer: { zh: '国际工程联盟', en: 'International Engineering Alliance' },
    url: 'https://www.ieagreements.org/accords/washington/',
    type: 3,
  },
];

function national(url: string, date: string, issuer: Bilingual, title: Bilingual): PolicyDocument {
  return { title, issuer, date, url, type: 0 };
}

function ministry(url: string, date: string, issuer: Bilingual, title: Bilingual): PolicyDocument {
  return { title, issuer, date, url, type: 1 };
}

function province(url: string, words: Pick<PolicyDocument, 'title' | 'issuer'>): PolicyDocument {
  return { ...words, url, type: 2 };
}
