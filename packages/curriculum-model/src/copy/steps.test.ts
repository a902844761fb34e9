import { expect, it } from 'vitest';
import { copyStepMessage, copyStepNames } from './steps';

const counts = { projects: 6, taskGoals: 2, points: 10, ksa: 9, goals: 4, bindings: 3, courseCells: 10, projectCells: 6 };
const messages = copyStepNames.map((name) => copyStepMessage(name, counts));

it('numbers the steps from 1 and lets the percentage rise to 100 with the last one alone', () => {
  expect(messages.map(({ no }) => no)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(messages.map(({ percent }) => percent)).toEqual([5, 20, 35, 50, 60, 70, 80, 90, 95, 100]);
});

it('names what was created, in both languages', () => {
  expect(messages[3]?.message).toEqual({
    zh: '已复制课点与 KSA（课点 10 个，KSA 9 项）',
    en: 'Points and KSA copied (10 points, 9 KSA items)',
  });
  for (const { message } of messages) {
    expect(message.zh).toMatch(/\p{Script=Han}/u);
    expect(message.en).not.toMatch(/\p{Script=Han}/u);
  }
});
