import { record } from '../../editions/programme.test-data';
import { adds, all, drops, sets, type Plant } from '../programme.test-data';
import { nothing, type RuleCase } from './case.test-data';

const indicator = (key: string, description: string) => sets('major', 'indicator', key, { description });
const requirement = (key: string, description: string) => sets('major', 'requirement', key, { description, 'description.en': '' });
const goal = (description: string, key = '100', lineage = 1001): Plant => sets(lineage, 'goal', key, { description });
const first = '能分析第1号项目中数据结构的存取效率并设计改进办法甲0';
const point = (fields: Parameters<typeof sets>[3], key = '400') => sets(1001, 'point', key, fields);

/** Cases of the rules on requirements, goals and texts. */
export const textCases: Record<string, RuleCase> = {
  'decompose.indicator-count': {
    positive: drops('major', 'indicator', ({ key }) => key === '102'),
    negative: drops('major', 'indicator', ({ under }) => under === '1'),
    boundary: [adds('major', 'indicator', ...['103', '104', '105'].map((key) => record(key, { description: key }, '1'))), false],
  },
  'decompose.copies-requirement': {
    positive: indicator('101', '工程知识：毕业生在排序方面的要求。'),
    negative: nothing,
    boundary: [all(requirement('1', '工程知识'), indicator('101', '工程知识')), false],
  },
  'decompose.overlap': {
    positive: indicator('102', '能运用排序的模型表达复杂系统'),
    negative: nothing,
    boundary: [all(indicator('101', '能表达系统'), indicator('102', '能表达系统')), false],
  },
  'decompose.not-observable': {
    positive: indicator('101', '掌握排序的模型'),
    negative: indicator('101', '理解并运用排序的模型'),
    boundary: [indicator('101', '具备排序方面的素养'), false],
  },
  'decompose.heading-missing': {
    positive: requirement('11', '其他要求'),
    negative: all(requirement('11', '其他要求'), sets('major', 'major', '', { standard: '' })),
    boundary: [requirement('8', '个人和团队：能合作'), false],
  },
  'decompose.standard-superseded': {
    positive: sets('major', 'major', '', { standard: 'CEEAA-2015' }),
    negative: sets('major', 'major', '', { standard: '' }),
    boundary: [nothing, false],
  },
  'name.requirement-numbers': {
    positive: sets('major', 'indicator', '102', { number: '1.3' }),
    negative: sets('major', 'indicator', '102', { number: '' }),
    boundary: [sets('major', 'indicator', '102', { number: '1．2' }), false],
  },
  'goal.count': {
    positive: drops(1001, 'goal', ({ key }) => key === '102'),
    negative: drops(1001, 'goal'),
    boundary: [nothing, false],
  },
  'goal.low-level-only': {
    positive: all(...['100', '101', '102'].map((key) => goal(`能描述第${key}类问题的要点`, key))),
    negative: all(...['100', '101', '102'].map((key) => goal(`能描述第${key}类问题的要点`, key)), sets(1001, 'course', '', { typeId: 1 })),
    boundary: [all(goal('能计算存储结构的代价'), ...['101', '102'].map((key) => goal(`能描述第${key}类问题的要点`, key))), false],
  },
  'goal.duplicate': { positive: goal(`${first}。`, '101'), negative: nothing, boundary: [goal(`${first}乙`, '101'), false] },
  'goal.near-duplicate': { positive: goal(`${first}乙`, '101'), negative: nothing, boundary: [goal(first, '101', 1002), true] },
  'goal.copies-indicator': {
    positive: goal('能运用排序的模型表达复杂系统'),
    negative: all(goal('能运用排序的模型表达复杂系统'), sets(1001, 'course', '', { typeId: 5 })),
    boundary: [all(goal('能表达系统'), indicator('101', '能表达系统')), false],
  },
  'goal.vague-verb': {
    positive: goal('掌握栈和队列的存储'),
    negative: goal('掌握并应用栈和队列的存储'),
    boundary: [goal('具备工程素养和意识'), false],
  },
  'goal.verb-without-object': {
    positive: goal('能分析算法'),
    negative: nothing,
    boundary: [goal('能分析存储结构'), false],
  },
  'goal.teacher-centred': {
    positive: goal('使学生能分析存储结构'),
    negative: goal('学生能分析存储结构'),
    boundary: [goal('能分析如何培养学生的能力'), false],
  },
  'goal.several-in-one': {
    positive: goal('能分析甲类问题；能设计乙类方案；能实现丙类系统。'),
    negative: nothing,
    boundary: [goal('能分析甲类问题；能设计乙类功能。'), false],
  },
  'text.placeholder': {
    positive: sets(1001, 'taskGoal', '301', { product: '略' }),
    negative: sets(1001, 'syllabus', '', { paper: '无' }),
    boundary: [point({ description: '略图的画法' }), false],
  },
  'text.mixed-punctuation': {
    positive: point({ description: '介绍树,图' }),
    negative: point({ description: '比例为3:1' }),
    boundary: [point({ description: '使用Python,数据' }), false],
  },
  'text.untranslated': {
    settings: { 'text.untranslated': { level: 'advice' } },
    at: 'course:1001/point:400',
    positive: nothing,
    negative: point({ 'title.en': 'Point', 'description.en': 'Words' }),
    boundary: [point({ title: 'TCP', description: 'RFC 793' }), false],
  },
  'text.english-older': {
    asked: { olderEnglish: new Set(['course:1001/point:400#title']) },
    positive: point({ 'title.en': 'Point' }),
    negative: nothing,
    boundary: [point({ 'title.en': 'Point' }), false, { olderEnglish: new Set(['course:1001/point:400#description']) }],
  },
  'text.english-holds-chinese': {
    positive: point({ 'title.en': 'The 点' }),
    negative: sets(1001, 'syllabus', '', { 'textbooks.en': '数据结构' }),
    boundary: [point({ 'title.en': 'Points， all of them' }), false],
  },
  'text.duplicate-item': {
    positive: point({ title: ' 课点名称0' }, '401'),
    negative: nothing,
    boundary: [sets(1001, 'ksa', '502', { description: '存储方式' }), false],
  },
  'name.course-duplicate': {
    positive: sets(1002, 'course', '', { name: '课程1' }),
    negative: nothing,
    boundary: [sets(1002, 'course', '', { name: '课 程1 ' }), true],
  },
  'name.chapter': {
    positive: sets(1001, 'chapter', '202', { name: '' }),
    negative: all(...['201', '202'].map((key) => sets(1001, 'chapter', key, { name: '习题课' }))),
    boundary: [sets(1001, 'chapter', '202', { name: '单元1甲 ' }), true],
  },
};
