import { describe, expect, it } from 'vitest';
import { matrixCases } from './cases/matrixCases.test-data';
import { planted, sets } from './programme.test-data';
import { applyAccepted, createRuleEngine, curriculumRules, mergeSettings, settingsSchemaOf, type AcceptedFinding } from '.';

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
  ])('are checked against the rules: %j', (settings, isRight) => expect(schema.safeParse(settings).success).toBe(isRight));
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

  it('count by the latest of several', () => {
    const older = { ...accepted, acceptedOn: '2025-09-01', until: '2025-12-31' };
    expect(applyAccepted(findings, [accepted, older], '2026-10-01').open).toEqual([]);
  });
});
