import { expect, it } from 'vitest';
import { editedFields, initialsOf, presentOthers } from './presentOthers';

const one = (line: string, userId: number, userName: string, field: string | null = null) => ({ line, userId, userName, field });
const people = [
  one('mine-1', 5, '周敏', 'course:1#name'),
  one('theirs-1', 6, '何佳', 'course:1#position'),
  one('theirs-2', 6, '何佳', 'course:1#position'),
  one('other-1', 7, '孙越'),
  one('mine-2', 5, '周敏', 'course:1#criterion'),
];

it('names everybody once, and the reader only in another window', () => {
  const others = presentOthers(people, 'mine-1');
  expect(others).toEqual([
    { userId: 6, userName: '何佳', isReader: false, fields: ['course:1#position'] },
    { userId: 7, userName: '孙越', isReader: false, fields: [] },
    { userId: 5, userName: '周敏', isReader: true, fields: ['course:1#criterion'] },
  ]);
  expect(presentOthers(people.slice(0, 1), 'mine-1')).toEqual([]);
  expect(presentOthers([], 'mine-1')).toEqual([]);
});

it('names each place once with those who are there', () => {
  const both = [...people, one('other-2', 7, '孙越', 'course:1#position')];
  const edited = editedFields(presentOthers(both, 'mine-1')).map(({ field, others }) => [field, others.map(({ userName }) => userName)]);
  expect(edited).toEqual([
    ['course:1#position', ['何佳', '孙越']],
    ['course:1#criterion', ['周敏']],
  ]);
});

it.each([
  ['周敏', '周'],
  ['He Jia', 'HJ'],
  ['Anne-Marie von Berg', 'AB'],
  ['Wang', 'W'],
  ['', ''],
])('shortens %s to %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
