import { expect, it } from 'vitest';
import { aState, record, write } from '../programme.test-data';
import { quotedNumbers, withNewNumbers, type NumberChanges } from './quotedNumbers';

const changes: NumberChanges = new Map([
  ['6', '6'],
  ['7', '6'],
  ['8', '7'],
  ['9', '8'],
  ['3', null],
  ['7.1', '6.3'],
  ['8.2', '7.2'],
]);

const goal = (description: string) => aState((_, course) => write(course.goal, '301', { description }));
const after = (text: string) => quotedNumbers(goal(text), changes, () => false)[0]?.fields[0]?.after;

it.each([
  ['支撑毕业要求 8', '支撑毕业要求 7'],
  ['毕业要求8和毕业要求9', '毕业要求7和毕业要求8'],
  ['毕业要求 6、7、8', '毕业要求 6、7'],
  ['对应毕业要求第 9 条', '对应毕业要求第 8 条'],
  ['支撑指标点 7.1、8.2', '支撑指标点 6.3、7.2'],
  ['毕业要求指标点8．2', '毕业要求指标点7.2'],
  ['Requirement 8 and indicator point 8.2', 'Requirement 7 and indicator point 7.2'],
  ['graduate attributes 7 and 8', 'graduate attributes 6 and 7'],
])('renumbers %s', (text, expected) => {
  expect(after(text)).toBe(expected);
});

it.each(['毕业要求 6', '毕业要求 12 条', '毕业要求 9 项', '毕业要求 85%', '第 8 章', '毕业要求 8.25', '毕业要求 40', '12 requirements'])(
  'lets %s be',
  (text) => {
    expect(after(text)).toBeUndefined();
  },
);

it('says where a number has no single place any more, and leaves it', () => {
  expect(quotedNumbers(goal('毕业要求 3、8'), changes, () => false)).toEqual([
    {
      at: 'course:1001/goal:301',
      fields: [{ name: 'description', before: '毕业要求 3、8', after: '毕业要求 3、7' }],
      isClear: false,
    },
  ]);
});

it('looks into every text but printed numbers and what was written for the new list, and rewrites what was chosen', () => {
  const state = aState((major, course) => {
    major.indicator!.push(record('91', { number: '毕业要求 8', description: '指标点 8.2 的新写法' }, '2'));
    course.syllabus = [record('', { objective: '毕业要求 8', 'objective.en': 'requirement 8' })];
    write(course.chapter, '201', { name: '毕业要求 9' });
  });
  const quotes = quotedNumbers(state, changes, ({ key }) => key === '91');
  expect(quotes.map(({ at }) => at)).toEqual(['course:1001/chapter:201', 'course:1001/syllabus']);
  const written = withNewNumbers(state, quotes, new Set(['course:1001/syllabus']));
  expect(written.courses[0]!.records.syllabus![0]!.fields).toEqual({ objective: '毕业要求 7', 'objective.en': 'requirement 7' });
  expect(written.courses[0]!.records.chapter).toEqual(state.courses[0]!.records.chapter);
  expect(written.major).toBe(state.major);
});
