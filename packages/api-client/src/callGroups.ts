import type { Bilingual } from '@college/curriculum-model';
import * as assistant from './assistant/assistant.contract';
import * as auth from './auth/auth.contract';
import * as secondFactor from './auth/secondFactor.contract';
import * as securityNotices from './auth/securityNotices.contract';
import * as signIns from './auth/signIns.contract';
import * as backups from './backups/backups.contract';
import * as budgets from './budgets/budgets.contract';
import * as campusProviders from './campus-sign-in/campusProviders.contract';
import * as campusSignIn from './campus-sign-in/campusSignIn.contract';
import * as cards from './cards/cards.contract';
import * as collegeMajors from './college-majors/college-majors.contract';
import * as comments from './comments/comments.contract';
import * as completion from './completion/completion.contract';
import * as copy from './copy/copy.contract';
import * as courseUnits from './course-units/course-units.contract';
import * as courseDeletion from './course-units/deletion.contract';
import * as deadlines from './deadlines/deadlines.contract';
import * as departments from './departments/departments.contract';
import * as directories from './directories/directories.contract';
import * as editionComparing from './editions/compare.contract';
import * as editionFindings from './editions/findings.contract';
import * as editions from './editions/editions.contract';
import * as editionMerges from './editions/merge.contract';
import * as editionPublishing from './editions/publish.contract';
import * as editionUpgrades from './editions/upgrade.contract';
import * as feedback from './feedback/feedback.contract';
import * as goals from './goals/goals.contract';
import * as history from './history/history.contract';
import * as live from './live/live.contract';
import * as majors from './majors/majors.contract';
import * as majorSaving from './majors/saving.contract';
import * as matrixAxes from './matrices/axes.contract';
import * as matrixFiles from './matrices/files.contract';
import * as linkedMatrices from './matrices/linked.contract';
import * as matrices from './matrices/matrices.contract';
import * as matrixSaving from './matrices/saving.contract';
import * as supportSuggestions from './matrices/suggestions.contract';
import * as news from './news/news.contract';
import * as outlines from './outlines/outlines.contract';
import * as occupationBook from './occupation-book/occupation-book.contract';
import * as occupations from './occupations/occupations.contract';
import * as occupationOptions from './occupations/options.contract';
import * as overview from './overview/overview.contract';
import * as waiting from './overview/waiting.contract';
import * as pageInit from './page-init/page-init.contract';
import * as points from './points/points.contract';
import * as profile from './profile/profile.contract';
import * as notices from './notices/notices.contract';
import * as proposals from './proposals/proposals.contract';
import * as reviewSteps from './proposals/reviewSteps.contract';
import * as retention from './retention/retention.contract';
import * as rules from './rules/rules.contract';
import * as search from './search/search.contract';
import * as security from './security/security.contract';
import * as serverStatus from './server-status/server-status.contract';
import * as reportLinks from './syllabus/links.contract';
import * as reportFiles from './syllabus/reportFiles.contract';
import * as syllabus from './syllabus/syllabus.contract';
import * as talent from './talent/talent.contract';
import * as testFixtures from './test-fixtures/test-fixtures.contract';
import * as translations from './translations/translations.contract';
import * as users from './users/users.contract';

/** The calls by what they are about: the tags of the OpenAPI document, and the pages that describe it. */
export const callGroups = {
  account: { name: { zh: '账号', en: 'Account' }, calls: { ...auth, ...secondFactor, ...securityNotices, ...signIns, ...profile } },
  assistant: { name: { zh: '智能助手', en: 'Assistant' }, calls: { ...assistant } },
  'campus-sign-in': { name: { zh: '统一身份认证', en: 'Campus sign-in' }, calls: { ...campusSignIn, ...campusProviders } },
  'college-majors': { name: { zh: '本科专业资料', en: 'College majors' }, calls: { ...collegeMajors } },
  comments: { name: { zh: '讨论', en: 'Comments' }, calls: { ...comments } },
  completion: { name: { zh: '完成度', en: 'Completion' }, calls: { ...completion } },
  copying: { name: { zh: '复制课程', en: 'Copying' }, calls: { ...copy } },
  'course-units': { name: { zh: '课程单元', en: 'Course units' }, calls: { ...courseUnits, ...courseDeletion, ...cards } },
  deadlines: { name: { zh: '期限', en: 'Deadlines' }, calls: { ...deadlines } },
  directories: { name: { zh: '目录', en: 'Directories' }, calls: { ...directories } },
  editions: { name: { zh: '版本', en: 'Editions' }, calls: { ...editions, ...editionComparing } },
  feedback: { name: { zh: '意见反馈', en: 'Feedback' }, calls: { ...feedback } },
  goals: { name: { zh: '教学目标', en: 'Goals' }, calls: { ...goals } },
  history: { name: { zh: '历史与回收站', en: 'History and trash' }, calls: { ...history } },
  live: { name: { zh: '同时在线', en: 'Live' }, calls: { ...live } },
  majors: { name: { zh: '院系与专业', en: 'Departments and majors' }, calls: { ...departments, ...majors, ...majorSaving } },
  matrices: {
    name: { zh: '矩阵', en: 'Matrices' },
    calls: { ...matrices, ...linkedMatrices, ...matrixAxes, ...matrixSaving, ...matrixFiles, ...supportSuggestions },
  },
  merging: { name: { zh: '合并与更新', en: 'Merging and upgrades' }, calls: { ...editionMerges, ...editionUpgrades } },
  news: { name: { zh: '新闻', en: 'News' }, calls: { ...news } },
  notices: { name: { zh: '通知', en: 'Notices' }, calls: { ...notices } },
  occupations: { name: { zh: '职业', en: 'Occupations' }, calls: { ...occupations, ...occupationOptions, ...occupationBook } },
  outlines: { name: { zh: '样例大纲', en: 'Outlines' }, calls: { ...outlines } },
  overview: { name: { zh: '工作台首页', en: 'Overview' }, calls: { ...overview, ...waiting } },
  'page-texts': { name: { zh: '页面文字', en: 'Page texts' }, calls: { ...pageInit } },
  people: { name: { zh: '人员', en: 'People' }, calls: { ...users } },
  points: { name: { zh: '课点', en: 'Points' }, calls: { ...points } },
  publishing: { name: { zh: '发布', en: 'Publishing' }, calls: { ...editionPublishing } },
  reviews: { name: { zh: '评审', en: 'Reviews' }, calls: { ...proposals, ...reviewSteps } },
  rules: { name: { zh: '规则', en: 'Rules' }, calls: { ...rules, ...editionFindings } },
  search: { name: { zh: '查找', en: 'Search' }, calls: { ...search } },
  server: { name: { zh: '系统管理', en: 'Server' }, calls: { ...serverStatus, ...backups, ...budgets, ...retention, ...security } },
  syllabus: { name: { zh: '开课说明', en: 'Syllabus' }, calls: { ...syllabus, ...reportFiles, ...reportLinks } },
  talent: { name: { zh: '人才需求报告', en: 'Talent reports' }, calls: { ...talent } },
  tests: { name: { zh: '测试', en: 'Tests' }, calls: { ...testFixtures } },
  translations: { name: { zh: '翻译', en: 'Translations' }, calls: { ...translations } },
} as const satisfies Readonly<Record<string, { name: Bilingual; calls: object }>>;

/** The key of a group. */
export type CallGroup = keyof typeof callGroups;
