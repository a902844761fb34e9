/** The levels of Bloom's taxonomy that a verb can show, from remembering to creating. */
export type BloomLevel = 1 | 2 | 3 | 4 | 5 | 6;

const han: Record<BloomLevel, string> = {
  1: '识别 列举 指出 陈述 阅读',
  2: '描述 说明 解释 比较 区分 归纳 表述 表达 交流 沟通',
  3: '计算 估计 求解 绘制 选择 选用 使用 运用 应用 操作 实施 测量 遵守 履行 落实 承担 完成 跟踪 适应 合作',
  4: '推导 证明 分析 诊断 检查 调试 测试 验证',
  5: '评价 评估 论证 判断 优化 改进 反思',
  6: '建立 设计 开发 实现 编写 撰写 构建 转成 制定 组织 协调 提出',
};

const english: Record<BloomLevel, string> = {
  1: 'identify list state name recognise recognize read',
  2: 'describe explain compare distinguish classify summarise summarize express communicate present report',
  3: 'calculate compute estimate solve draw select choose use apply operate perform measure implement follow comply complete adapt cooperate',
  4: 'derive prove analyse analyze diagnose inspect debug test verify examine',
  5: 'evaluate assess argue judge justify optimise optimize improve reflect criticise criticize',
  6: 'build design develop write construct formulate organise organize coordinate propose create plan model',
};

const vagueHan = '了解 知道 熟悉 掌握 理解 认识 领会 懂得 体会 学会'.split(' ');
const vagueEnglish = ['know', 'understand', 'learn', 'appreciate', 'grasp', 'be familiar with', 'be aware of'];

const levels = new Map<string, BloomLevel>(
  [han, english].flatMap((verbs) =>
    Object.entries(verbs).flatMap(([level, words]) => words.split(' ').map((word) => [word, Number(level) as BloomLevel] as const)),
  ),
);

/** Verbs whose outcome can be seen and assessed. */
export const observableVerbs: readonly string[] = [...levels.keys()];
/** Verbs that do not show how an outcome is assessed. */
export const vagueVerbs: readonly string[] = [...vagueHan, ...vagueEnglish];

/** A listed verb in a text, and where it begins. */
export interface FoundVerb {
  verb: string;
  at: number;
}

const [observable, vague] = [finderOf(observableVerbs), finderOf(vagueVerbs)];

/** The observable verbs of a text in their order. */
export function observableIn(text: string): readonly FoundVerb[] {
  return verbsIn(text, observable);
}

/** Its vague ones. */
export function vagueIn(text: string): readonly FoundVerb[] {
  return verbsIn(text, vague);
}

/** The level that an observable verb shows. */
export function bloomLevelOf(verb: string): BloomLevel | undefined {
  return levels.get(verb);
}

function verbsIn(text: string, finder: RegExp): FoundVerb[] {
  return [...text.toLowerCase().matchAll(finder)].map((found) => ({ verb: found[1] ?? found[0], at: found.index }));
}

/** English verbs stand alone, in any of their forms; Chinese ones have no blanks around them. */
function finderOf(verbs: readonly string[]): RegExp {
  const latin = verbs.filter((verb) => /^[a-z]/.test(verb)).toSorted((one, other) => other.length - one.length);
  const chinese = verbs.filter((verb) => !/^[a-z]/.test(verb));
  return new RegExp(String.raw`${chinese.join('|')}|\b(${latin.join('|')})(?:s|es|d|ed|ing)?\b`, 'g');
}
