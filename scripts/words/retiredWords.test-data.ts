/** A retired synonym, and the term that replaces it. */
interface RetiredWord {
  retired: RegExp;
  use: string;
  language: 'zh' | 'en';
  /** The catalogues in which the word means that thing; all of them where it is left out. */
  at?: RegExp;
}

/** One term for one thing: which of two words stayed (docs/contributing/words.md). */
export const retiredWords: readonly RetiredWord[] = [
  { retired: /^(名称|说明)$/, use: '标题, 描述', language: 'zh', at: /[pP]oint(s|Popup|Preview)?\w*Messages|\/points\// },
  { retired: /CEEAA-\d/, use: '工程教育认证标准', language: 'zh' },
  { retired: /CEEAA-\d/, use: 'Engineering education accreditation criteria', language: 'en' },
  { retired: /添加(院系|专业|课程)|新增课程/, use: '新建', language: 'zh' },
  { retired: /^Add (a )?(department|major|course)$/, use: 'New …', language: 'en' },
  { retired: /更新课点/, use: '编辑课点', language: 'zh' },
  { retired: /Update points/, use: 'Edit points', language: 'en' },
  { retired: /^打开$/, use: '查看', language: 'zh', at: /List\b.*Messages|ListMessages/ },
  { retired: /Basic build data/i, use: 'Building blocks', language: 'en' },
  { retired: /Offering semester|Teaching (location|class|department)\b/i, use: 'Semester, Location, Class, Department', language: 'en' },
  { retired: /within your (rights|reach)/, use: 'that you manage, open to you', language: 'en' },
  { retired: /^(去掉|去除)/, use: '移除', language: 'zh' },
  { retired: /^Create an? /, use: 'New …', language: 'en', at: /curriculum-widgets/ },
  { retired: /^下载 (CSV|Excel)/, use: '导出', language: 'zh' },
  { retired: /^Download (CSV|Excel)/, use: 'Export', language: 'en' },
  { retired: /\b(major|middle|sub)[ -]class(es)?\b/i, use: 'major, middle, sub category', language: 'en', at: /occupation/i },
  { retired: /提醒$/, use: '警告', language: 'zh', at: /\/ProgressBoard\/|\/publishing\// },
  { retired: /\breminders?$/i, use: 'warning', language: 'en', at: /\/ProgressBoard\/|\/publishing\// },
  { retired: /学院管理员|学校管理(员|人员)/, use: '学校管理者', language: 'zh' },
  { retired: /\bmanagers?\b/i, use: 'leader', language: 'en', at: /CourseCard|MajorHome|MyCourses|CoursePicker|course-unit-report/ },
  { retired: /帐[户号]/, use: '账号', language: 'zh' },
  { retired: /(?<!本科)专业资料/, use: '本科专业资料', language: 'zh' },
  { retired: /编辑历史/, use: '修改历史', language: 'zh' },
  { retired: /Deleted Successfully/, use: 'Delete Successfully', language: 'en' },
  { retired: /[《》]/, use: 'quotation marks', language: 'en' },
];
