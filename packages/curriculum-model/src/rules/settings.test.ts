import { describe, expect, it } from 'vitest';
import { matrixCases } from './cases/matrixCases.test-data';
import { planted, sets } from './programme.test-data';
import {
  applyAccepted,
  createRuleEngine,
  curriculumRules,
  mergeSettings,
  optionFacts,
  ownSettings,
  settingsFault,
  settingsSchemaOf,
  type AcceptedFinding,
  type RuleSettings,
} from '.';

const schema = settingsSchemaOf(curriculumRules);
const few = planted(matrixCases['strength.few-courses']!.positive);
const own = curriculumRules.filter(({ id }) => id === 'strength.few-courses');
const judged = (settings: Parameters<typeof createRuleEngine>[1]) =>
  createRuleEngine(own, settings)
    .judge(few)
    .map(({ rule, level }) => `${level} ${rule}`);

describe('settings', () => {
  it('switch a rule off, set its level, and its thresholds', () => {
    expect(judged({})).toEqual(['advice strength.few-courses']);
    expect(judged({ 'strength.few-courses': { level: 'off' } })).toEqual([]);
    expect(judged({ 'strength.few-courses': { level: 'error' } })).toEqual(['error strength.few-courses']);
    expect(judged({ 'strength.few-courses': { options: { min: 1 } } })).toEqual([]);
  });

  it('hold for the findings of a rule that have a level of their own too', () => {
    const state = planted(sets(1001, 'course', '', { theoryPeriod: 0, practicePeriod: 0 }));
    const levelOf = (settings: Parameters<typeof createRuleEngine>[1]) =>
      createRuleEngine(curriculumRules, settings)
        .judge(state)
        .find(({ rule }) => rule === 'hours.none')?.level;
    expect(levelOf({})).toBe('error');
    expect(levelOf({ 'hours.none': { level: 'advice' } })).toBe('advice');
  });

  it('of a college, a department and a major are one: the narrowest counts, option by option', () => {
    const college = { 'goal.count': { level: 'warning', options: { min: 2, max: 8 } }, 'text.placeholder': { level: 'off' } } as const;
    const major = { 'goal.count': { options: { max: 5 } }, 'text.placeholder': { level: 'advice' } } as const;
    expect(mergeSettings([college, {}, major])).toEqual({
      'goal.count': { level: 'warning', options: { min: 2, max: 5 } },
      'text.placeholder': { level: 'advice' },
    });
  });

  it.each([
    [{ 'goal.count': { options: { min: 2 } } }, true],
    [{ 'goal.copies-indicator': { options: { ignoreTypes: [5] } } }, true],
    [{ 'goal.cuont': { level: 'off' } }, false],
    [{ 'goal.count': { level: 'fatal' } }, false],
    [{ 'goal.count': { options: { minimum: 2 } } }, false],
    [{ 'goal.count': { options: { min: '2' } } }, false],
    [{ 'goal.count': { options: { min: -1 } } }, false],
    [{ 'text.placeholder': { options: { allowNone: [''] } } }, false],
    [{ 'goal.near-duplicate': { options: { likeness: 1.1 } } }, false],
  ])('are checked against the rules: %j', (settings, isRight) => expect(schema.safeParse(settings).success).toBe(isRight));

  it('name every option of every rule', () => {
    const names = curriculumRules.flatMap(({ options }) => Object.keys(options));
    expect([...new Set(names)].toSorted()).toEqual(Object.keys(optionFacts).toSorted());
  });

  it.each([
    [{ 'goal.count': { level: 'off', options: { min: 2 } } }, undefined],
    [{ 'goal.cuont': { level: 'off' } }, 'goal.cuont', '没有规则「goal.cuont」。'],
    [{ 'goal.count': { options: { minimum: 2 } } }, 'goal.count', '规则「教学目标数量」没有这一项设置。'],
    [{ 'goal.count': { options: { min: -1 } } }, 'goal.count.min', '规则「教学目标数量」的「下限」不正确，请检查取值。'],
    [{ 'goal.count': { options: { min: 9 } } }, 'goal.count.max', '规则「教学目标数量」的下限（或强支撑上限）大于上限。'],
    [{ 'strength.many-courses': { options: { max: 5 } } }, 'strength.many-courses.maxStrong'],
    [{ 'text.placeholder': { options: { allowNone: [''] } } }, 'text.placeholder.allowNone'],
  ] as const)('are refused with the name of the rule and its option: %j', (settings, field, sentence?: string) => {
    const fault = settingsFault(settings as RuleSettings);
    expect(fault?.field).toBe(field);
    if (sentence) expect(fault?.sentence.zh).toBe(sentence);
  });

  it('are kept where they differ from the rules', () => {
    const settings: RuleSettings = {
      'goal.count': { level: 'advice', options: { min: 3, max: 8 } },
      'text.untranslated': { level: 'off' },
      'text.placeholder': { level: 'off' },
      'gone.rule': { level: 'error' },
    };
    expect(ownSettings(settings)).toEqual({ 'goal.count': { options: { max: 8 } }, 'text.placeholder': { level: 'off' } });
  });

  it('of a narrower layer are kept where they differ from the wider ones, and judged over these', () => {
    const wider: RuleSettings = { 'goal.count': { level: 'warning', options: { min: 5, max: 8 } } };
    const settings: RuleSettings = { 'goal.count': { level: 'advice', options: { min: 5, max: 6 } }, 'name.chapter': {} };
    expect(ownSettings(settings, wider)).toEqual({ 'goal.count': { level: 'advice', options: { max: 6 } } });
    expect(ownSettings(wider, wider)).toEqual({});
    expect(settingsFault({ 'goal.count': { options: { max: 4 } } }, {})).toBeUndefined();
    expect(settingsFault({ 'goal.count': { options: { max: 4 } } }, wider)?.field).toBe('goal.count.max');
  });
});

describe('accepted findings', () => {
  const findings = createRuleEngine(own).judge(few);
  const [finding] = findings;
  const accepted: AcceptedFinding = {
    finding: finding!.id,
    basis: finding!.basis,
    reason: '本专业规模小',
    userId: 1,
    acceptedOn: '2026-09-01',
    until: '2026-12-31',
  };

  it('do not count up to and on their last day', () => {
    expect(applyAccepted(findings, [accepted], '2026-12-31')).toEqual({ open: [], accepted: [{ finding, by: accepted }], ended: [] });
    const after = applyAccepted(findings, [accepted], '2027-01-01');
    expect(after.open).toEqual(findings);
    expect(after.ended).toEqual([{ by: accepted, why: 'expired' }]);
    const open = { ...accepted, until: null };
    expect(applyAccepted(findings, [open], '2036-01-01').accepted).toHaveLength(1);
  });

  it('count again when what they are about reads otherwise, and are at an end when it is mended', () => {
    const changed = planted(
      matrixCases['strength.few-courses']!.positive,
      sets('major', 'indicator', '101', { 'description.en': 'Other' }),
    );
    const again = createRuleEngine(own).judge(changed);
    expect(again.map(({ id }) => id)).toEqual([accepted.finding]);
    expect(applyAccepted(again, [accepted], '2026-10-01')).toMatchObject({ open: again, ended: [{ why: 'changed' }] });
    expect(applyAccepted([], [accepted], '2026-10-01').ended).toEqual([{ by: accepted, why: 'mended' }]);
  });

  it('count by the one about what a draft says, whichever was later', () => {
    const ofDraft = { ...accepted, basis: 'another', acceptedOn: '2026-09-02' };
    expect(applyAccepted(findings, [accepted, ofDraft], '2026-10-01')).toEqual({
      open: [],
      accepted: [{ finding, by: accepted }],
      ended: [],
    });
  });

  it('count by the latest of several', () => {
    const older = { ...accepted, acceptedOn: '2025-09-01', until: '2025-12-31' };
    expect(applyAccepted(findings, [accepted, older], '2026-10-01').open).toEqual([]);
  });
});
