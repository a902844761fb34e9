import type { JobAd, JobKind } from './jobAd';

type Row = readonly [
  title: string,
  english: string,
  employer: keyof typeof employers,
  place: string,
  salary: readonly [from: number, to: number],
  demands: string,
  kind: JobKind,
];

const employers = {
  large: { zh: '某大型企业', en: 'A large company' },
  middle: { zh: '某中型企业', en: 'A medium-sized company' },
  small: { zh: '某初创企业', en: 'A start-up' },
  state: { zh: '某国有企业', en: 'A state-owned company' },
  foreign: { zh: '某外资企业', en: 'A foreign-invested company' },
  institution: { zh: '某事业单位', en: 'A public institution' },
} as const;

// Place: website, job type, industry, city. Demands: education, experience.
const rows: readonly Row[] = [
  ['后端开发工程师', 'Back-end developer', 'large', 'general fullTime internet hangzhou', [18, 28], 'bachelor from3', 'development'],
  ['Java 开发工程师', 'Java developer', 'middle', 'general fullTime software chengdu', [12, 18], 'bachelor from1', 'development'],
  ['前端开发工程师', 'Front-end developer', 'middle', 'general fullTime software wuhan', [10, 16], 'bachelor from1', 'development'],
  [
    '软件开发工程师（校招）',
    'Software developer (campus)',
    'large',
    'campus graduate software shenzhen',
    [14, 20],
    'bachelor any',
    'development',
  ],
  ['软件测试工程师', 'Software tester', 'middle', 'general fullTime software xian', [8, 13], 'bachelor from1', 'testing'],
  ['测试开发工程师', 'Test developer', 'large', 'employer fullTime internet beijing', [18, 26], 'bachelor from3', 'testing'],
  ['算法工程师', 'Algorithm engineer', 'large', 'employer fullTime internet beijing', [28, 45], 'master from3', 'data'],
  ['数据分析师', 'Data analyst', 'middle', 'general fullTime finance shanghai', [13, 20], 'bachelor from1', 'data'],
  ['大数据开发工程师', 'Big-data developer', 'large', 'industry fullTime finance shanghai', [20, 30], 'bachelor from3', 'data'],
  ['数据标注实习生', 'Data annotation intern', 'small', 'campus intern internet chengdu', [3, 5], 'college any', 'data'],
  [
    '嵌入式软件工程师',
    'Embedded software engineer',
    'state',
    'industry fullTime manufacturing suzhou',
    [12, 19],
    'bachelor from1',
    'embedded',
  ],
  [
    '工业软件工程师',
    'Industrial software engineer',
    'state',
    'employer fullTime manufacturing suzhou',
    [15, 22],
    'master from3',
    'development',
  ],
  [
    '物联网工程师',
    'Internet-of-things engineer',
    'middle',
    'industry fullTime electronics shenzhen',
    [13, 20],
    'bachelor from1',
    'embedded',
  ],
  [
    '通信软件工程师',
    'Communications software engineer',
    'large',
    'employer fullTime electronics xian',
    [16, 24],
    'bachelor from3',
    'embedded',
  ],
  ['信息安全工程师', 'Information security engineer', 'state', 'industry fullTime finance beijing', [18, 30], 'bachelor from3', 'security'],
  ['网络安全运维', 'Network security operator', 'institution', 'public fullTime government wuhan', [7, 10], 'bachelor upTo1', 'security'],
  ['运维工程师', 'Operations engineer', 'middle', 'general fullTime internet chengdu', [9, 14], 'college from1', 'operations'],
  [
    '云平台运维工程师',
    'Cloud operations engineer',
    'large',
    'industry fullTime internet hangzhou',
    [16, 24],
    'bachelor from3',
    'operations',
  ],
  ['数据库管理员', 'Database administrator', 'state', 'industry fullTime energy beijing', [15, 22], 'bachelor from3', 'operations'],
  ['电力信息化工程师', 'Power information engineer', 'state', 'public fullTime energy wuhan', [9, 13], 'bachelor upTo1', 'development'],
  ['产品经理', 'Product manager', 'middle', 'general fullTime internet shenzhen', [17, 27], 'bachelor from3', 'product'],
  ['产品助理实习生', 'Product assistant intern', 'small', 'campus intern internet hangzhou', [4, 6], 'bachelor any', 'product'],
  ['需求分析师', 'Requirements analyst', 'middle', 'general fullTime software shanghai', [13, 19], 'bachelor from1', 'product'],
  ['技术支持工程师', 'Technical support engineer', 'foreign', 'general fullTime software suzhou', [8, 12], 'college upTo1', 'operations'],
  [
    '医疗信息系统工程师',
    'Health information engineer',
    'institution',
    'public fullTime health chengdu',
    [8, 12],
    'bachelor from1',
    'development',
  ],
  ['医疗数据工程师', 'Health data engineer', 'middle', 'industry fullTime health shanghai', [16, 24], 'master from1', 'data'],
  [
    '物流系统开发工程师',
    'Logistics system developer',
    'large',
    'employer fullTime logistics hangzhou',
    [15, 23],
    'bachelor from1',
    'development',
  ],
  ['交通大数据分析师', 'Traffic data analyst', 'institution', 'public fullTime logistics xian', [9, 14], 'master upTo1', 'data'],
  ['编程教师', 'Programming teacher', 'small', 'general partTime education wuhan', [4, 7], 'bachelor any', 'teaching'],
  ['计算机实验员', 'Computer laboratory assistant', 'institution', 'public fullTime education xian', [5, 7], 'bachelor any', 'teaching'],
  ['在线课程研发', 'Online course developer', 'middle', 'campus graduate education beijing', [8, 12], 'bachelor any', 'teaching'],
  ['测试工程师（校招）', 'Tester (campus)', 'middle', 'campus graduate software chengdu', [8, 12], 'bachelor any', 'testing'],
  ['前端开发实习生', 'Front-end intern', 'small', 'campus intern software beijing', [4, 7], 'any any', 'development'],
  ['算法实习生', 'Algorithm intern', 'large', 'campus intern internet shanghai', [6, 9], 'master any', 'data'],
  ['硬件测试工程师', 'Hardware tester', 'foreign', 'industry fullTime electronics suzhou', [9, 14], 'college from1', 'testing'],
  ['自动化控制工程师', 'Automation engineer', 'state', 'employer fullTime manufacturing wuhan', [11, 17], 'bachelor from1', 'embedded'],
  ['系统架构师', 'System architect', 'large', 'employer fullTime finance shenzhen', [35, 50], 'bachelor from5', 'development'],
  ['项目经理', 'Project manager', 'middle', 'general fullTime software xian', [18, 26], 'bachelor from5', 'product'],
  [
    '政务系统运维',
    'Government system operator',
    'institution',
    'public fullTime government chengdu',
    [6, 9],
    'college upTo1',
    'operations',
  ],
  ['网页制作（兼职）', 'Web page maker (part-time)', 'small', 'general partTime internet xian', [3, 5], 'any any', 'development'],
];

/** The fixed sample behind the dashboard (reference §2.5): about forty ads, none of them of a real employer. */
export const sampleJobs: readonly JobAd[] = rows.map(([title, english, employer, place, [salaryFrom, salaryTo], demands, kind], index) => {
  const [website = '', jobType = '', industry = '', city = ''] = place.split(' ');
  const [education = '', experience = ''] = demands.split(' ');
  return {
    id: 1001 + index,
    title: { zh: title, en: english },
    employer: employers[employer],
    website,
    jobType,
    industry,
    city,
    salaryFrom,
    salaryTo,
    education,
    experience,
    kind,
  };
});

/** The job of /anyknow/detail, where its address names no other. */
export const sampleJob: JobAd = sampleJobs[0]!;
