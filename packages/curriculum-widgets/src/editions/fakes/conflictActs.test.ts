import { expect, test } from 'vitest';
import { conflictActs } from './conflictActs';
import { mergeAuthors, mergeNames } from './mergeFakes';
import { mergePlanOf } from './mergePlanOf';
import { mergeSides } from './mergeSides';

test.each([
  ['editEdit', 'field', 'course:1004/goal:1032'],
  ['editDelete', 'removed', 'course:1004/goal:1033'],
  ['deleteEdit', 'removed', 'course:1004/goal:1033'],
  ['belowDeleted', 'removed', 'course:1004/chapter:1062'],
  ['bindingGone', 'removed', 'major/indicator:1107'],
  ['moveMove', 'moved', 'course:1004/goal:1033'],
  ['parentGone', 'removed', 'major/requirement:1006'],
  ['numbers', 'field', 'major/indicator:1107'],
  ['order', 'ordered', 'course:1004/chapter'],
  ['entry', 'field', 'course:1010/binding:1117'],
] as const)('%s is one conflict', (name, type, at) => {
  const plan = mergePlanOf(
    mergeSides(conflictActs[name]),
    { into: 'current', take: 'all', choices: {} },
    { names: mergeNames, authors: mergeAuthors, language: 'zh' },
  );
  expect(plan.conflicts.map((conflict) => [conflict.type, conflict.at])).toEqual([[type, at]]);
});
