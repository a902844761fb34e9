/** Indicator points under each graduation requirement of the example, in order. */
export const plateRequirements = [3, 2, 3, 2, 2, 2, 2, 2, 2, 2, 2];

export interface PlateRow {
  zh: string;
  en: string;
  /** One character an indicator point: `S` strong, `w` weak, `.` none. */
  support: string;
}

/** The example drawn beside the sign-in form: which course supports which indicator point. */
export const plateRows: PlateRow[] = [
  { zh: '高等数学', en: 'Advanced Mathematics', support: 'Sw......................' },
  { zh: '离散数学', en: 'Discrete Mathematics', support: 'SS.w....................' },
  { zh: '程序设计基础', en: 'Programming Fundamentals', support: '.w...w....S.............' },
  { zh: '数据结构', en: 'Data Structures', support: '.S.S.w..w...............' },
  { zh: '操作系统', en: 'Operating Systems', support: '..Sw....S...............' },
  { zh: '计算机网络', en: 'Computer Networks', support: '..w......S.w............' },
  { zh: '数据库原理', en: 'Database Principles', support: '.....Sw...w.............' },
  { zh: '软件工程', en: 'Software Engineering', support: '......S.........S.S.w...' },
  { zh: '软件测试', en: 'Software Testing', support: '........wS.S............' },
  { zh: '工程伦理', en: 'Engineering Ethics', support: '.......S....SwSS........' },
  { zh: '软件项目管理', en: 'Software Project Management', support: '.................S..SS..' },
  { zh: '专业实习', en: 'Internship', support: '.............S..w.w...S.' },
  { zh: '毕业设计', en: 'Graduation Project', support: '..S.S.Sw..........S...w.' },
  { zh: '大学英语', en: 'College English', support: '...................w....' },
  { zh: '形势与政策', en: 'Situation and Policy', support: '........................' },
];
