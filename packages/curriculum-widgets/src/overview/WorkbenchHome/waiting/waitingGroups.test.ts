import type { WaitingFinding, WaitingKind } from '@college/curriculum-model';
import { expect, it } from 'vitest';
import { groupsByCourse, groupsByKind, onlyOwner } from './waitingGroups';

const said = (words: string) => ({ zh: words, en: words });

function finding(rule: string, level: WaitingFinding['level'], courseId: number | null): WaitingFinding {
  const owner = said(courseId === null ? '软件工程' : `课程${courseId}`);
  return { id: `${rule}.${courseId}`, rule, level, at: 'major', sentence: said('…'), owner, record: said(''), majorId: 1001, courseId };
}

const kinds: WaitingKind[] = [
  { rule: 'a', level: 'error', title: said('甲'), count: 30, findings: [finding('a', 'error', 2), finding('a', 'error', null)] },
  { rule: 'b', level: 'warning', title: said('乙'), count: 2, findings: [finding('b', 'warning', 1), finding('b', 'warning', 2)] },
];

it('keeps the kinds as they come, with the count of those that were not sent', () => {
  expect(groupsByKind(kinds, 'zh').map(({ title, count, findings }) => [title, count, findings.length])).toEqual([
    ['甲', 30, 2],
    ['乙', 2, 2],
  ]);
});

it('gathers every finding under its course or major, those with the worst first', () => {
  expect(groupsByCourse(kinds, 'zh').map(({ title, level, findings }) => [title, level, findings.map(({ rule }) => rule)])).toEqual([
    ['课程2', 'error', ['a', 'b']],
    ['软件工程', 'error', ['a']],
    ['课程1', 'warning', ['b']],
  ]);
});

it('knows where everything is missing in one place, which two courses of one name are not', () => {
  const inOne: WaitingKind = { ...kinds[1]!, findings: [finding('b', 'warning', 1), finding('c', 'warning', 1)] };
  const [one, other] = inOne.findings;
  expect(onlyOwner([inOne])).toEqual(said('课程1'));
  expect(onlyOwner([{ ...inOne, count: 3 }])).toBeUndefined();
  expect(onlyOwner([{ ...inOne, findings: [one!, { ...other!, courseId: 2 }] }])).toBeUndefined();
  expect(onlyOwner([])).toBeUndefined();
});
