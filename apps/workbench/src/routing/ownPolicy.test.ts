import { expect, it } from 'vitest';
import { sharePolicy } from './ownPolicy';

it.each([
  ['/course/', '/course/matrix', true],
  ['/course/chat', '/course/chat', true],
  ['/course/', '/course/chat', false],
  ['/course/chat', '/course/login', false],
  ['/course/chat', '/course/chat/elsewhere', false],
])('a document of %s may show %s: %s', (one, other, isShared) => {
  expect(sharePolicy(one, other)).toBe(isShared);
});
