import { mergePlanSchema, relateValues } from '@college/curriculum-model';
import { describe, expect, it } from 'vitest';
import { mergeAuthors, mergeNames } from './mergeFakes';
import { mergePlanOf, type PlanRequest } from './mergePlanOf';
import { manyConflicts, mergeSides } from './mergeSides';

const facts = { names: mergeNames, authors: mergeAuthors, language: 'zh' } as const;
const plan = (request: Partial<PlanRequest> = {}, sides = mergeSides()) =>
  mergePlanOf(sides, { into: 'current', take: 'all', choices: {}, ...request }, facts);

describe('the plan of a sample merge', () => {
  it('is one that the calls answer', () => {
    expect(() => mergePlanSchema.parse(plan())).not.toThrow();
    expect(() => mergePlanSchema.parse(plan({ into: 'draft' }))).not.toThrow();
  });

  it('asks what both sides changed, and gives a range while hours are open', () => {
    const { conflicts, undecided, result } = plan();
    expect(conflicts.map(({ field, name }) => field || name)).toEqual([
      '课程简介',
      '理论学时',
      '3.3 在设计中体现创新并考虑安全与伦理',
      '支撑强度',
      '教学目标',
    ]);
    expect(undecided).toBe(5);
    expect(result.hours.most - result.hours.least).toBe(16);
    expect(result.rows.flatMap(({ cells }) => cells).filter(({ relate }) => relate === null)).toHaveLength(2);
  });

  it('says how strong a support was that one side removed', () => {
    const support = plan().conflicts.find(({ key }) => key === 'course:1010/binding:1108#removed');
    expect(support).toMatchObject({ isRelate: true, isOwnAllowed: false });
    const sides = [support?.base, support?.draft, support?.current].map((side) => side?.value);
    expect(sides.filter((value) => value === relateValues.none)).toHaveLength(1);
    expect(sides.every((value) => value !== undefined)).toBe(true);
  });

  it('follows the choices, and names those that fit nothing', () => {
    const { undecided, result, dropped } = plan({ choices: { 'course:1010#theoryPeriod': 'draft', 'course:1#name': 'draft' } });
    expect([undecided, dropped]).toEqual([4, ['course:1#name']]);
    expect(result.hours.least).toBe(result.hours.most);
  });

  it('takes a part, with what that depends on', () => {
    const { changes } = plan({ take: { places: ['course:2001/goal:2101'] } });
    expect(changes.filter(({ isBroughtAlong }) => isBroughtAlong).map(({ at }) => at)).toEqual(['course:2001', 'course:2001/binding:1116']);
  });

  it('has as many conflicts as a story needs', () => {
    expect(plan({}, mergeSides(manyConflicts(80))).conflicts).toHaveLength(80);
  });
});
