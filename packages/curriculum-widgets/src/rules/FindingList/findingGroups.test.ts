import type { ToldFinding } from '@college/curriculum-model';
import { describe, expect, it } from 'vitest';
import { compareFindings, everyFinding, filterFindings, groupFindings, unfoldedGroups } from './findingGroups';

const both = (zh: string, en = zh) => ({ zh, en });
const finding = (id: string, change: Partial<ToldFinding> = {}): ToldFinding => ({
  id,
  aliases: [],
  rule: 'goal.vague-verb',
  level: 'warning',
  at: 'course:1004/goal:1',
  sentence: both('教学目标「了解栈」用词难以考核', 'Vague verb'),
  owner: both('数据结构', 'Data structures'),
  record: both('教学目标 了解栈'),
  basis: '1',
  ...change,
});
const ofMajor = finding('m', {
  rule: 'cover.indicator-unsupported',
  level: 'error',
  at: 'major/indicator:101',
  owner: both('软件工程'),
  requirement: both('10 沟通', '10 Communication'),
});
const second = finding('b', {
  rule: 'strength.few-courses',
  level: 'advice',
  at: 'major/indicator:2',
  requirement: both('2 问题分析'),
  owner: both('软件工程'),
  sentence: both('支撑课程 1 门', 'One course'),
});
const list = [ofMajor, finding('a'), second];
const titles = (by: Parameters<typeof groupFindings>[1]) =>
  groupFindings(list, by, 'zh').map(({ title, findings }) => [title, findings.map(({ id }) => id).join()]);

describe('groups', () => {
  it('are named by rule, level, course and requirement', () => {
    expect(titles('rule')).toEqual([
      ['指标点没有课程支撑', 'm'],
      ['教学目标用词难以考核', 'a'],
      ['支撑课程过少', 'b'],
    ]);
    expect(titles('level')).toEqual([
      ['error', 'm'],
      ['warning', 'a'],
      ['advice', 'b'],
    ]);
    expect(titles('course')).toEqual([
      [null, 'm,b'],
      ['数据结构', 'a'],
    ]);
  });

  it('of requirements stand by number, those of none last', () => {
    expect(titles('requirement')).toEqual([
      ['2 问题分析', 'b'],
      ['10 沟通', 'm'],
      [null, 'a'],
    ]);
  });

  it('keep the name of a rule that is gone', () => {
    expect(groupFindings([finding('x', { rule: 'gone.rule' })], 'rule', 'en')[0]?.title).toBe('gone.rule');
  });

  it('are unfolded until enough rows are drawn', () => {
    const groups = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({ key, title: key, findings: Array(80).fill(finding('x')) }));
    expect([...unfoldedGroups(groups, 50)]).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('the filter', () => {
  const idsOf = (change: Partial<typeof everyFinding>, language: 'zh' | 'en' = 'zh') =>
    filterFindings(list, { ...everyFinding, ...change }, { language, isNew: ({ id }) => id === 'b' }).map(({ id }) => id);

  it.each([
    [{}, ['m', 'a', 'b']],
    [{ level: 'warning' as const }, ['a']],
    [{ keyword: ' 数据结构  难以 ' }, ['a']],
    [{ keyword: '支撑课程过少' }, ['b']],
    [{ keyword: 'COVER.' }, ['m']],
    [{ keyword: '火星' }, []],
    [{ isNewOnly: true }, ['b']],
  ])('leaves what it names: %j', (change, ids) => expect(idsOf(change)).toEqual(ids));

  it('reads the language of the page', () => {
    expect(idsOf({ keyword: 'data structures' }, 'en')).toEqual(['a']);
    expect(idsOf({ keyword: 'data structures' })).toEqual([]);
  });
});

it('counts what is new and gone; an accepted finding is not gone', () => {
  const former = [ofMajor, finding('x'), finding('y')];
  const { newIds, gone } = compareFindings({ findings: [finding('a'), second], accepted: [{ finding: ofMajor }] }, former);
  expect([...newIds]).toEqual(['a', 'b']);
  expect(gone).toBe(2);
});
