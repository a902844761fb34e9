import { canonicalText } from './canonicalText';
import type { Bilingual } from '../language';

/** One thing that outcomes of graduates speak of, and the words by which colleges name it. */
interface Outcome extends Bilingual {
  words: readonly string[];
}

const outcome = (zh: string, en: string, ...words: string[]): Outcome => ({ zh, en, words });

/** What graduate outcomes speak of, in the words of many curricula: two indicator points can mean the same without a word in common. */
const outcomes: readonly Outcome[] = [
  outcome('数学与逻辑', 'mathematics and logic', '数学', '自然科学', '逻辑', '集合', '微积分', 'mathematic', 'science', 'logic'),
  outcome('建模求解', 'modelling', '模型', '建模', '求解', 'model', 'solve'),
  outcome('比较与取舍', 'comparison', '比较', '推演', '取舍', '优劣', '论证', '权衡', '解释', 'compar', 'reason', 'justif', 'explain'),
  outcome(
    '识别问题',
    'identification',
    '识别',
    '分解',
    '关键',
    '瓶颈',
    '估计',
    '规模',
    '因素',
    '界定',
    'identif',
    'break down',
    'bottleneck',
  ),
  outcome('文献', 'literature', '文献', '查阅', '资料', '检索', '综述', 'literature', 'sources'),
  outcome(
    '模块与接口',
    'modules',
    '模块',
    '接口',
    '函数',
    '算法',
    '单元',
    '划分',
    '需求',
    'module',
    'interface',
    'function',
    'requirements',
  ),
  outcome(
    '约束下实现',
    'implementation',
    '约束',
    '限定',
    '完整系统',
    '交付',
    '系统实现',
    '可运行',
    '满足',
    'constraint',
    'implement',
    'deliver',
  ),
  outcome('创新', 'innovation', '创新', '新办法', '新方法', '新颖', '改进', 'innovat', 'new ways'),
  outcome('安全与伦理', 'safety and ethics', '安全', '伦理', '健康', '性能', 'safety', 'security', 'ethic', 'health'),
  outcome('实验', 'experiments', '实验', '对照', '对比', '验证', '检验', '测量', '试验', 'experiment', 'measur', 'test'),
  outcome('数据', 'data', '数据', '采集', '整理', '处理', '归纳', '统计', '异常', 'data', 'collect', 'conclusion'),
  outcome('工具', 'tools', '工具', '调试', '编译', '仿真', '软件包', '平台', '开发环境', 'tool', 'debug', 'compiler', 'simulation'),
  outcome('局限', 'limits', '局限', '适用范围', '做不到', '不能发现', '不足', 'limit', 'where the results'),
  outcome('影响与法规', 'effects and law', '法律', '法规', '标准', '影响', '应用', '作用', 'law', 'effect', 'impact'),
  outcome('可持续发展', 'sustainability', '可持续', '环境', '能耗', '节能', '生态', 'sustainab', 'environment', 'energy'),
  outcome('规范', 'norms', '规范', '准则', '道德', '诚信', '知识产权', '行为', 'norm', 'conduct', 'intellectual property'),
  outcome('责任', 'responsibility', '责任', '公众', '义务', '素养', 'responsib', 'dut', 'public'),
  outcome('团队角色', 'role in a team', '角色', '成员', '任务', '融入', '自己那一份', 'role', 'member', 'task'),
  outcome('组织协调', 'organisation', '组织', '协调', '分工', '冲突', '分歧', '带领', '领导', 'organis', 'coordinat', 'conflict', 'lead'),
  outcome(
    '表达',
    'expression',
    '文档',
    '报告',
    '论文',
    '撰写',
    '陈述',
    '答辩',
    '沟通',
    '口头',
    '表达',
    'document',
    'report',
    'writ',
    'present',
  ),
  outcome('外语与跨文化', 'languages and cultures', '外语', '英语', '跨文化', '国际', '文化背景', 'foreign language', 'english', 'cultur'),
  outcome(
    '计划与成本',
    'planning and cost',
    '估算',
    '成本',
    '计划',
    '进度',
    '经济',
    '工作量',
    '预算',
    '决策',
    '管理',
    'estimat',
    'cost',
    'plan',
    'manage',
  ),
  outcome('多学科', 'several disciplines', '多学科', '跨专业', '跨学科', 'disciplin'),
  outcome('自主学习', 'independent learning', '学习', '自主', '反思', '批判', '持续', 'learn', 'reflect', 'critical'),
  outcome('新技术', 'new technology', '新技术', '变革', '技术的变化', '跟踪', '适应', 'new technolog', 'change', 'follow'),
];

/** The outcomes that a text names, by their places in the list. */
export function outcomesIn(text: string): ReadonlySet<number> {
  const canonical = `${text.toLowerCase()} ${canonicalText(text)}`;
  return new Set(outcomes.flatMap(({ words }, at) => (words.some((word) => canonical.includes(word)) ? [at] : [])));
}

/** What outcomes are called. */
export function outcomeNames(places: Iterable<number>): Bilingual[] {
  return [...places].map((at) => ({ zh: outcomes[at]!.zh, en: outcomes[at]!.en }));
}
