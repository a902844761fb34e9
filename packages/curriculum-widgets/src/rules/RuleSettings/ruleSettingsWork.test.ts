import { curriculumRules, type RuleSettings } from '@college/curriculum-model';
import { describe, expect, it } from 'vitest';
import { changedRules, isSameSettings, rebaseSettings, rivalRules, ruleAreasOf, settingInWords, withRule } from './ruleSettingsWork';

const shown = (settings: RuleSettings, keyword = '', isOwnOnly = false) =>
  ruleAreasOf(settings, { keyword, isOwnOnly, language: 'zh' }).flatMap(({ rules }) => rules);

describe('the list', () => {
  it('has every rule once, with its level and what it is set to', () => {
    expect(
      shown({})
        .map(({ rule }) => rule.id)
        .toSorted(),
    ).toEqual(curriculumRules.map(({ id }) => id).toSorted());
    const [count] = shown({ 'goal.count': { level: 'off', options: { max: 8 } } }, 'goal.count');
    expect(count).toMatchObject({ level: null, options: { min: 3, max: 8 }, isOwn: true });
  });

  it('narrows by name, reason and id, and to what the college changed', () => {
    expect(shown({}, '教学目标数量').map(({ rule }) => rule.id)).toEqual(['goal.count']);
    expect(shown({}, '火星')).toEqual([]);
    expect(shown({ 'name.chapter': { level: 'error' }, 'goal.count': { level: 'advice' } }, '', true).map(({ rule }) => rule.id)).toEqual([
      'name.chapter',
    ]);
  });
});

it('takes what says what the rule says itself for unchanged', () => {
  expect(isSameSettings({ 'goal.count': { level: 'advice', options: { min: 3 } } }, {})).toBe(true);
  expect(changedRules({ 'goal.count': { level: 'off' } }, {})).toEqual(['goal.count']);
  expect(withRule({ 'goal.count': { level: 'off' } }, 'goal.count', undefined)).toEqual({});
});

describe('with somebody else', () => {
  const base: RuleSettings = { 'name.chapter': { level: 'error' } };
  const mine: RuleSettings = { ...base, 'goal.count': { level: 'off' } };

  it('keeps what only one of both set', () => {
    const theirs: RuleSettings = { 'text.placeholder': { level: 'error' } };
    expect(rivalRules({ base, mine, theirs })).toEqual([]);
    expect(rebaseSettings(base, mine, theirs)).toEqual({ 'text.placeholder': { level: 'error' }, 'goal.count': { level: 'off' } });
  });

  it('asks about a rule that both set otherwise, and not where both set the same', () => {
    expect(rivalRules({ base, mine, theirs: { ...base, 'goal.count': { level: 'error' } } })).toEqual(['goal.count']);
    expect(rivalRules({ base, mine, theirs: { ...base, 'goal.count': { level: 'off' } } })).toEqual([]);
  });
});

it('says how a rule is set, in words', () => {
  const settings: RuleSettings = { 'goal.copies-indicator': { options: { ignoreTypes: [4], likeness: 0.8 } } };
  const inWords = (language: 'zh' | 'en') => settingInWords('goal.copies-indicator', settings, { language, off: 'off' });
  expect(inWords('zh')).toBe('警告 · 不检查的课程类型 集中实践 · 相似度（0–1） 0.8');
  expect(inWords('en')).toBe('Warning · Course types not checked Concentrated practice · Likeness (0 to 1) 0.8');
  expect(settingInWords('goal.count', { 'goal.count': { level: 'off' } }, { language: 'zh', off: '关闭' })).toBe('关闭');
});
