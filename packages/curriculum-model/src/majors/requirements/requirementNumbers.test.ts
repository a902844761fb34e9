import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graduateRequires } from '../../fixtures';
import { toRequirements } from './requirement';
import { isNumberedInOrder, numberAndWords, renumberedRequirements, withRequirementNumber } from './requirementNumbers';
import { someRequirements } from './requirements.test-data';

describe('the printed number', () => {
  it.each([
    ['1 工程知识', '1', '工程知识'],
    ['12、终身学习', '12', '终身学习'],
    ['3.工程知识', '3', '工程知识'],
    ['3工程知识', '3', '工程知识'],
    ['4', '4', ''],
    ['  5  ', '5', ''],
    ['工程知识', '', '工程知识'],
    ['2024年版', '', '2024年版'],
    ['3D 建模', '', '3D 建模'],
    ['', '', ''],
  ])('of the requirement %j is %j', (text, number, words) => expect(numberAndWords(text, 'requirement')).toEqual({ number, words }));

  it.each([
    ['1.2 能求解', '1.2', '能求解'],
    ['1.2能求解', '1.2', '能求解'],
    ['10．2、能求解', '10.2', '能求解'],
    ['3 能求解', '3', '能求解'],
    ['3个以上的方案', '', '3个以上的方案'],
    ['1.2', '1.2', ''],
  ])('of the indicator point %j is %j', (text, number, words) => expect(numberAndWords(text, 'indicator')).toEqual({ number, words }));

  it.each([
    ['1 工程知识', '2', '2 工程知识'],
    ['1、工程知识', '2', '2、工程知识'],
    [' 1  工程知识 ', '10', ' 10  工程知识 '],
    ['工程知识', '2', '2 工程知识'],
    ['', '2', '2 '],
    ['3D 建模', '2', '2 3D 建模'],
  ])('of %j becomes %s and nothing else: %j', (text, number, result) =>
    expect(withRequirementNumber(text, number, 'requirement')).toBe(result),
  );
});

describe('renumbering', () => {
  it('leaves a list in order as the very same value', () => {
    const list = toRequirements(graduateRequires[1001]!);
    expect(renumberedRequirements(list)).toBe(list);
    expect(isNumberedInOrder(list)).toBe(true);
    expect(isNumberedInOrder(list.toReversed())).toBe(false);
  });

  it('numbers both languages by position, keeps all words and is idempotent', () => {
    fc.assert(
      fc.property(someRequirements, (list) => {
        const numbered = renumberedRequirements(list);
        expect(renumberedRequirements(numbered)).toBe(numbered);
        numbered.forEach((requirement, at) => {
          const before = list[at]!;
          expect(numberAndWords(requirement.description, 'requirement').number).toBe(`${at + 1}`);
          expect(numberAndWords(requirement.description, 'requirement').words).toBe(
            numberAndWords(before.description, 'requirement').words,
          );
          requirement.indicators.forEach((item, index) => {
            const own = numberAndWords(item.description, 'indicator');
            expect(own).toEqual({
              number: `${at + 1}.${index + 1}`,
              words: numberAndWords(before.indicators[index]!.description, 'indicator').words,
            });
            expect(item.english === '').toBe(before.indicators[index]!.english === '');
          });
        });
      }),
    );
  });
});
