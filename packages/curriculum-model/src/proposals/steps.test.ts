import { describe, expect, it } from 'vitest';
import { decidesStep } from './deciders';
import { isSameSteps, stepsFault, usualSteps, type ReviewStep } from './reviewSteps';

const [usual] = usualSteps;
const step = (change: Partial<ReviewStep>): ReviewStep => ({ ...usual!, ...change });

describe('the steps of a review', () => {
  it('are fine as they usually are', () => {
    expect(stepsFault(usualSteps)).toBeUndefined();
    expect(
      isSameSteps(
        usualSteps,
        usualSteps.map((one) => ({ ...one })),
      ),
    ).toBe(true);
    expect(isSameSteps(usualSteps, usualSteps.toReversed())).toBe(false);
  });

  it.each<[string, ReviewStep[], string]>([
    ['there are none', [], '请至少设置一个评审步骤。'],
    ['nobody can decide one', [step({ bands: [] })], '步骤「专业负责人」没有人能决定，请选择角色或人员。'],
    [
      'one asks for more people than it names',
      [step({ bands: [], people: [1, 1], approvals: 2 })],
      '步骤「专业负责人」需要 2 人通过，能决定的只有 1 人。',
    ],
    ['one has no name', [step({ name: { zh: '系', en: ' ' } })], '请填写步骤的中文和英文名称。'],
    ['one is there twice', [step({}), step({})], '步骤「专业负责人」出现了两次。'],
  ])('are refused where %s', (_, steps, sentence) => {
    expect(stepsFault(steps)?.sentence.zh).toBe(sentence);
  });
});

describe('who decides a step', () => {
  const major = { collegeId: 1, departmentId: 11, majorId: 111, courseIds: new Set([1111]) };
  const all = step({ bands: ['collegeManager', 'collegeViewer', 'departmentManager', 'majorLeader', 'courseLeader'], people: [9] });
  it.each<[string, number, number, boolean]>([
    ['a college manager', 5, 1, true],
    ['a college viewer', 50, 1, true],
    ['a department manager', 1000, 11, true],
    ['a manager of another department', 1000, 12, false],
    ['a department viewer, whom it does not name', 1990, 11, false],
    ['a major leader', 2000, 111, true],
    ['a leader of another major', 2000, 112, false],
    ['a leader of a course of the major', 3000, 1111, true],
    ['a leader of another course', 3000, 1112, false],
    ['nobody', 4000, 111, false],
  ])('%s', (_, permissionId, relativeId, may) => {
    expect(decidesStep(all, { id: 5, collegeId: 1, permissionId, relativeId }, major)).toBe(may);
  });

  it('those whom it names, of the same college, who may read, and never the demo account', () => {
    const named = { id: 9, collegeId: 1, permissionId: 3010, relativeId: 1112 };
    expect(decidesStep(all, named, major)).toBe(true);
    expect(decidesStep(all, { ...named, permissionId: 4000, relativeId: 0 }, major)).toBe(false);
    expect(decidesStep(all, { ...named, collegeId: 2 }, major)).toBe(false);
    expect(decidesStep(all, { ...named, isDemo: true }, major)).toBe(false);
  });
});
