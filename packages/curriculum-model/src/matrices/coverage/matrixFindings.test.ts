import { describe, expect, it } from 'vitest';
import { largeLinkedMatrices, sampleLinkedMatrices as sample } from '../../fixtures';
import { applyMatrixEdit, type LinkedMatrices } from '../linked';
import { countOf, coveredOf, coverageOf } from './coverage';
import { matrixRules, type MatrixRule } from './matrixFinding';
import { isAboutCourse, matrixFindings } from './matrixFindings';
import { matrixRuleNames } from './messages';

function sentences(matrices: LinkedMatrices, rule: MatrixRule): string[] {
  return matrixFindings(matrices).flatMap((finding) => (finding.rule === rule ? finding.sentence.zh : []));
}

describe('the planted defects of the sample programme', () => {
  it.each<[MatrixRule, string[]]>([
    ['indicatorUnsupported', ['指标点 11.2 能适应技术变革与新挑战：没有课程支撑']],
    ['indicatorWeakOnly', ['指标点 9.2 具备跨文化交流能力：只有弱支撑']],
    [
      'indicatorOnOneElective',
      [
        '指标点 8.2 能组织和协调团队工作：仅由选修课「软件项目管理」支撑',
        '指标点 10.2 能在多学科环境中运用管理方法：仅由选修课「软件项目管理」支撑',
      ],
    ],
    ['courseWithoutSupport', ['必修课「形势与政策」没有支撑任何指标点']],
    ['goalUnbound', []],
    ['goalWithoutPoint', []],
    ['projectWithoutPoint', ['第 1 章 绪论与算法分析在课程矩阵中没有课点', '第 3 章 栈与队列在课程矩阵中没有课点']],
    ['projectHours', []],
    ['pointUnused', ['课点4 栈与队列：课程矩阵中没有用到']],
    [
      'ksaUnused',
      ['K1 大O记号含义', 'K2 线性结构特点', 'K4 图的存储方式', 'S1 能实现链表基本操作'].map((name) => `${name}：项目矩阵中没有用到`),
    ],
  ])('%s', (rule, expected) => expect(sentences(sample, rule)).toEqual(expected));

  it('chapters without a task goal and points without a KSA item are all named', () => {
    expect(sentences(sample, 'projectWithoutTaskGoal')).toHaveLength(5);
    expect(sentences(sample, 'pointWithoutKsa')).toHaveLength(7);
    expect(sentences(sample, 'pointWithoutKsa')[0]).toBe('课点1 算法与复杂度：项目矩阵中没有 KSA');
  });

  it('lead to the cell in which they are mended, in both languages', () => {
    const at = (rule: MatrixRule) => matrixFindings(sample).find((finding) => finding.rule === rule);
    expect(at('indicatorOnOneElective')).toMatchObject({
      id: 'indicatorOnOneElective.1118',
      subject: { kind: 'indicator', id: 1118 },
      at: { matrix: 'major', row: '1011', column: '1118' },
      sentence: { en: expect.stringMatching(/^Indicator point 8\.2 Organise and coordinate team work: only the elective “Software/) },
    });
    expect(at('pointWithoutKsa')?.at).toEqual({ matrix: 'project', projectId: 1062, row: '1062 1032 1061' });
    expect(at('projectWithoutPoint')?.at).toEqual({ matrix: 'course', row: '1061' });
  });

  it('are separated by course: those of the major belong to no course', () => {
    const own = matrixFindings(sample).filter((finding) => isAboutCourse(finding, 1004));
    expect(new Set(own.map(({ rule }) => rule))).toEqual(
      new Set(['projectWithoutPoint', 'pointUnused', 'projectWithoutTaskGoal', 'pointWithoutKsa', 'ksaUnused']),
    );
    expect(matrixFindings(sample).some((finding) => isAboutCourse(finding, 1015))).toBe(true);
  });
});

describe('findings after edits', () => {
  const place = { projectId: 1064, goalId: 1033, pointId: 1065 };

  it('name a binding without a goal, a goal bound nowhere and a goal without a chapter', () => {
    const unbound = applyMatrixEdit(sample, { type: 'supported', cells: [{ courseId: 1004, requireId: 1104, relate: -1 }] });
    expect(sentences(unbound, 'goalUnbound')).toEqual([
      '教学目标「能分析算法的时间与空间复杂度并指出瓶颈」：专业矩阵中指标点 2.1 还没有支撑强度',
    ]);
    const bindings = sample.bindings.map((one) => (one.courseId === 1004 && one.requireId === 1104 ? { ...one, goals: [] } : one));
    expect(sentences({ ...sample, bindings }, 'goalUnbound')).toEqual([
      '教学目标「能分析算法的时间与空间复杂度并指出瓶颈」：专业矩阵中对指标点 2.1 的支撑没有绑定它',
    ]);
    const requirements = unbound.requirements.filter(({ children }) => children.every(({ id }) => id !== 1104));
    expect(sentences({ ...unbound, requirements }, 'goalUnbound')).toContain(
      '教学目标「能分析算法的时间与空间复杂度并指出瓶颈」：所属指标点已不在本专业的毕业要求中',
    );
    const bare = applyMatrixEdit(sample, { type: 'supported', cells: [{ courseId: 1004, requireId: 1105, relate: 1 }] });
    expect(sentences(bare, 'bindingWithoutGoal').at(-1)).toBe(
      '「数据结构」支撑指标点 2.2 能借助文献分析问题并得出有效结论，但没有绑定教学目标',
    );
    const again = applyMatrixEdit(unbound, { type: 'supported', cells: [{ courseId: 1004, requireId: 1104, relate: 0 }] });
    expect(sentences(again, 'goalWithoutPoint')).toEqual(['教学目标「能分析算法的时间与空间复杂度并指出瓶颈」在课程矩阵中没有课点']);
  });

  it.each([
    [{ theoryPeriod: 7 }, ['第 4 章 树与二叉树：课点理论学时合计 11，比章节的 12 少 1']],
    [{ practicePeriod: 2.5 }, ['第 4 章 树与二叉树：课点实践学时合计 4.5，比章节的 4 多 0.5']],
    [{ week: '9' }, []],
  ])('hours %j: %j', (change, expected) => {
    expect(sentences(applyMatrixEdit(sample, { type: 'arranged', rows: [{ place, change }] }), 'projectHours')).toEqual(expected);
  });

  it('name the chapter of a point that is in several', () => {
    const cells = [
      {
        projectId: 1065,
        goalId: 1033,
        entries: [
          { id: 1067, relate: 0 as const },
          { id: 1065, relate: 0 as const },
        ],
      },
    ];
    const twice = applyMatrixEdit(sample, { type: 'pointsPlaced', cells });
    expect(sentences(twice, 'pointWithoutKsa')).toContain('课点5 二叉树遍历：项目矩阵中没有 KSA（第 5 章 图）');
  });

  it('are the same list as long as the matrices are the same, and have ids of their own', () => {
    expect(matrixFindings(sample)).toBe(matrixFindings(sample));
    const large = matrixFindings(largeLinkedMatrices(40, 30));
    expect(new Set(large.map(({ id }) => id)).size).toBe(large.length);
    for (const { sentence } of large) expect(sentence.en).not.toMatch(/[\u4e00-\u9fff]/);
    expect(Object.keys(matrixRuleNames)).toEqual([...matrixRules]);
  });
});

describe('coverage', () => {
  it('counts strong and weak by every line of the three matrices', () => {
    const coverage = coverageOf(sample);
    expect(countOf(coverage.indicators, 1104)).toEqual({ strong: 1, weak: 2 });
    expect(countOf(coverage.courses, 1004)).toEqual({ strong: 2, weak: 2 });
    expect(countOf(coverage.courses, 1015)).toEqual({ strong: 0, weak: 0 });
    expect(countOf(coverage.goals, 1031)).toEqual({ strong: 2, weak: 0 });
    expect(countOf(coverage.projects, 1064)).toEqual({ strong: 1, weak: 1 });
    expect(countOf(coverage.taskGoals, 1001)).toEqual({ strong: 2, weak: 1 });
    expect(countOf(coverage.points, 1066)).toEqual({ strong: 1, weak: 2 });
    expect(coverage.totals.course).toEqual({ strong: 6, weak: 3 });
    const chapters = sample.projects.map(({ id }) => id);
    expect(coveredOf(coverage.projects, chapters)).toEqual({ covered: 4, total: 6 });
  });

  it('follows an edit, and does not count the other matrices again', () => {
    const before = coverageOf(sample);
    const after = coverageOf(applyMatrixEdit(sample, { type: 'supported', cells: [{ courseId: 1015, requireId: 1104, relate: 1 }] }));
    expect(countOf(after.indicators, 1104)).toEqual({ strong: 1, weak: 3 });
    expect(after.goals).toBe(before.goals);
  });
});
