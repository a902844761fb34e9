import { expect, it } from 'vitest';
import { approvalStepsMessages } from './messages';

const { en, zh } = approvalStepsMessages;

it.each([
  [
    1,
    ['软件工程'],
    'In 1 major too few can: 软件工程. Nothing of it can be sent to review.',
    '有 1 个专业能决定的人不够：软件工程。这些专业的修订稿不能送审。',
  ],
  [
    3,
    ['A', 'B'],
    'In 3 majors too few can: A, B and 1 more. Nothing of them can be sent to review.',
    '有 3 个专业能决定的人不够：A、B等。这些专业的修订稿不能送审。',
  ],
  // A backend of another college may say how many alone.
  [2, [], 'In 2 majors too few can: nothing of them can be sent to review.', '有 2 个专业能决定的人不够，这些专业的修订稿不能送审。'],
])('names the majors in which too few can decide a step: %i of %j', (count, names, english, chinese) => {
  expect([en.majorsWithout({ count, names }), zh.majorsWithout({ count, names })]).toEqual([english, chinese]);
});
