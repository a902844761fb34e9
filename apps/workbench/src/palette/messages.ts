import { defineMessages } from '@college/ui/messages';
import { redo, save, undo } from '@college/ui/words';

/** The acts of the palette; they come with it, when it is first opened. */
export const paletteActMessages = defineMessages('paletteActs', {
  words: { save, undo, redo },
  en: {
    chinese: 'Switch to Chinese',
    english: 'Switch to English',
    light: 'Use the light theme',
    dark: 'Use the dark theme',
    contrast: 'Use high contrast',
    system: 'Follow the system’s theme',
    regular: 'Show rows with regular density',
    compact: 'Show rows with compact density',
    fit: 'Turn fit to window on or off',
    navigation: 'Collapse or expand the navigation',
    feedback: 'Give feedback…',
    notices: 'Open the notices',
    account: 'Open my account',
    serverStatus: 'Open the server status',
    signOut: 'Sign out',
    openCourse: 'Open the course unit',
    majorMatrix: 'Open the major matrix',
    courseMatrix: 'Open the matrices: course matrix',
    projectMatrix: 'Open the project matrices',
    syllabus: 'Open the syllabus',
    readCourse: 'Read the course',
    newCourse: ({ name }: { name: string }) => `New course unit “${name}”`,
    word: 'Export the syllabus as Word',
    pdf: 'Export the syllabus as PDF',
    majorHome: 'Open the major home',
    majorDetail: 'Open the major and its graduation requirements',
    courses: 'Open the course units of the major',
    editions: 'Open the editions',
    compare: 'Compare editions',
    scenarios: 'Open the scenarios',
    findings: 'Open the findings of the major',
    rules: 'Open the rules of the major',
    departmentRules: 'Open the rules of the department',
    pickCourse: 'choose a course first',
    newHere: 'New record in this list',
    goWorkbench: 'Open the workbench',
    goMatrix: 'Open the matrices',
    goSyllabus: 'Open the syllabus',
    finish: 'Finish what is open',
    findOnPage: 'Find in the text of the page',
    nextMissing: 'Next field that is not filled in',
    nextPlace: 'Next place',
    formerPlace: 'Previous place',
  },
  zh: {
    chinese: '切换到中文',
    english: '切换到英文',
    light: '换成浅色',
    dark: '换成深色',
    contrast: '换成高对比度',
    system: '外观跟随系统',
    regular: '换成常规行距',
    compact: '换成紧凑行距',
    fit: '打开或关闭适应窗口',
    navigation: '收起或展开导航',
    feedback: '提交反馈…',
    notices: '打开通知',
    account: '打开我的账号',
    serverStatus: '打开服务器状态',
    signOut: '退出登录',
    openCourse: '打开课程单元',
    majorMatrix: '打开专业矩阵',
    courseMatrix: '打开三级矩阵，课程矩阵',
    projectMatrix: '打开项目矩阵',
    syllabus: '打开开课说明',
    readCourse: '阅读课程',
    newCourse: ({ name }) => `新建课程单元「${name}」`,
    word: '导出开课说明为 Word',
    pdf: '导出开课说明为 PDF',
    majorHome: '打开专业主页',
    majorDetail: '打开专业详情与毕业要求',
    courses: '打开专业的课程单元',
    editions: '打开版本',
    compare: '比较版本',
    scenarios: '打开推演方案',
    findings: '打开专业的检查问题',
    rules: '打开专业的检查规则',
    departmentRules: '打开院系的检查规则',
    pickCourse: '先选课程',
    newHere: '在这个列表中新建',
    goWorkbench: '打开工作台',
    goMatrix: '打开三级矩阵',
    goSyllabus: '打开开课说明',
    finish: '完成打开的内容',
    findOnPage: '在本页文字中查找',
    nextMissing: '下一个未填的字段',
    nextPlace: '下一处',
    formerPlace: '上一处',
  },
});

export type PaletteActName = Exclude<
  keyof typeof paletteActMessages.en,
  | 'save'
  | 'undo'
  | 'redo'
  | 'finish'
  | 'findOnPage'
  | 'nextMissing'
  | 'nextPlace'
  | 'formerPlace'
  | 'pickCourse'
  | 'newHere'
  | 'newCourse'
  | 'goWorkbench'
  | 'goMatrix'
  | 'goSyllabus'
>;
