import { expect, it } from 'vitest';
import { copyStepMessage, copyStepMessageOf, copyStepNames } from './steps';

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

it('counts on over several courses and names each, and is the same as ever for one', () => {
  const courses = ['数据结构', '操作系统', '编译原理'];
  const before = copyStepNames.filter((name) => name !== 'done');
  const places = courses.map((name, at) => ({ at, of: courses.length, name }));
  const all = [
    ...places.flatMap((place) => before.map((name) => copyStepMessageOf(name, counts, place))),
    copyStepMessageOf('done', counts, places[0]!),
  ];
  expect(all.map(({ no }) => no)).toEqual(all.map((_, index) => index + 1));
  expect(all.map(({ percent }) => percent)).toEqual(all.map(({ percent }) => percent).toSorted((a, b) => a - b));
  expect(all.filter(({ percent }) => percent === 100)).toHaveLength(1);
  expect(all[9]?.message).toEqual({ zh: '「操作系统」已检查参数', en: '“操作系统”: Parameters checked' });
  expect(copyStepNames.map((name) => copyStepMessageOf(name, counts, { at: 0, of: 1, name: '数据结构' }))).toEqual(messages);
});
