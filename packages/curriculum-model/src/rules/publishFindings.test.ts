import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresOf, withoutLoose, type CurriculumState } from '../editions';
import { gapSentences } from '../editions/compared/gapSentences';
import { someState } from '../editions/states.test-data';
import { adds, all, drops, planted, sets } from './programme.test-data';
import { createRuleEngine, curriculumEngine, curriculumRules, publishFindings, withAccepted, type PublishChecks } from '.';

const checks: PublishChecks = { settings: {}, accepted: [], today: '2026-11-27' };
const saysOf = (state: CurriculumState, given: Partial<PublishChecks> = {}) =>
  publishFindings(state, { ...checks, ...given }, 'zh').map(({ level, rule, at }) => `${level} ${rule} ${at}`);

const without101 = all(...[1001, 1006].map((lineage) => drops(lineage, 'binding', ({ key }) => key === '101')));

describe('what somebody accepted', () => {
  const state = planted(without101);
  const at = 'major/indicator:101';
  const finding = createRuleEngine(curriculumRules)
    .judge(state)
    .find(({ rule, at: where }) => rule === 'cover.indicator-unsupported' && where === at)!;
  const by = { finding: finding.id, basis: finding.basis, reason: '另有安排', userId: 1, acceptedOn: '2026-11-01', until: null };
  const gap = { type: 'kept', rule: 'indicatorUnsupported', at, message: finding.sentence.zh, because: null } as const;
  const engine = () => curriculumEngine({ ...checks, occasion: 'review' });
  const marked = (accepted: PublishChecks['accepted'], type: 'kept' | 'closed' = 'kept') =>
    withAccepted([{ ...gap, type }], state, { ...checks, accepted }, engine).map(({ isAccepted = false }) => isAccepted);

  it('is marked among the findings of a merge, as long as it is the same matter', () => {
    expect(marked([by])).toEqual([true]);
    expect(marked([{ ...by, basis: 'another' }])).toEqual([false]);
    expect(marked([{ ...by, until: checks.today }])).toEqual([true]);
    expect(marked([{ ...by, until: '2026-11-26' }])).toEqual([false]);
    expect(marked([by], 'closed')).toEqual([false]);
    expect(marked([])).toEqual([false]);
  });

  it('weighs as much as the college set, and is not said where its rule is switched off', () => {
    const levels = (settings: PublishChecks['settings'], type: 'kept' | 'closed' = 'kept') =>
      withAccepted(
        [
          { ...gap, type },
          { ...gap, type, rule: 'courseWithoutSupport', at: 'course:1022' },
        ],
        state,
        { ...checks, settings },
        engine,
      ).map(({ level }) => level);
    expect(levels({})).toEqual(['error', 'warning']);
    expect(levels({ 'cover.course-supports-nothing': { level: 'error' }, 'cover.indicator-unsupported': { level: 'advice' } })).toEqual([
      'advice',
      'error',
    ]);
    expect(levels({ 'cover.course-supports-nothing': { level: 'off' } })).toEqual(['error']);
    expect(levels({ 'cover.course-supports-nothing': { level: 'off' } }, 'closed')).toEqual([undefined, undefined]);
  });
});

describe('what stands against publishing', () => {
  it('is found by the rules, what blocks first', () => {
    const state = planted(
      without101,
      drops('major', 'indicator', ({ under }) => under === '2'),
      sets(1002, 'binding', '102', { relate: 1 }),
      sets(1007, 'binding', '102', { relate: 1 }),
      drops(1022, 'binding'),
      drops(1010, 'goal', ({ key }) => key === '100'),
    );
    expect(saysOf(state)).toEqual([
      'error null major/requirement:2',
      'error indicatorUnsupported major/indicator:101',
      'error null course:1022/syllabus',
      'reminder indicatorWeakOnly major/indicator:102',
      'reminder courseWithoutSupport course:1022',
    ]);
  });

  it('is every open error, as the last step of a review counts them', () => {
    const state = planted(
      without101,
      drops(1004, 'syllabus'),
      drops('major', 'indicator', ({ under }) => under === '2'),
    );
    const [first, ...others] = createRuleEngine(curriculumRules)
      .judge(state)
      .filter(({ level }) => level === 'error');
    expect(new Set(others.map(({ rule }) => rule))).toContain('syllabus.never-saved');
    const by = { finding: first!.id, basis: first!.basis, reason: '另有安排', userId: 1, acceptedOn: '2026-11-01', until: null };
    const errors = publishFindings(state, { ...checks, accepted: [by] }, 'zh').filter(({ level }) => level === 'error');
    expect(errors.map(({ at, message }) => `${at} ${message}`).toSorted()).toEqual(
      others.map(({ at, sentence }) => `${at} ${sentence.zh}`).toSorted(),
    );
    expect(errors.find(({ at }) => at === 'course:1004')).toMatchObject({ owner: expect.stringMatching(/./) });
  });

  it('is that there is nothing to publish', () => {
    expect(saysOf(planted(drops('major', 'requirement'), drops('major', 'indicator'), (draft) => draft.courses.clear()))).toEqual([
      'error null major',
      'error null major',
    ]);
  });

  it('is not that a major breaks down no requirement at all', () => {
    const state = planted(drops('major', 'indicator'));
    expect(saysOf(state).filter((one) => one.includes('/requirement:'))).toEqual([]);
    const found = createRuleEngine(curriculumRules).judge(state);
    expect(found.find(({ rule }) => rule === 'cover.requirement-without-indicator')?.level).toBe('advice');
  });

  it('is as the college set it', () => {
    const state = planted(without101);
    expect(saysOf(state)).toContain('error indicatorUnsupported major/indicator:101');
    expect(saysOf(state, { settings: { 'cover.indicator-unsupported': { level: 'warning' } } })).toContain(
      'reminder indicatorUnsupported major/indicator:101',
    );
    expect(saysOf(state, { settings: { 'cover.indicator-unsupported': { level: 'off' } } }).join()).not.toContain('indicatorUnsupported');
  });

  it('is nothing that somebody accepted, until the day is past', () => {
    const state = planted(without101);
    const { id: finding, basis } = createRuleEngine(curriculumRules).judge(state)[0]!;
    const by = { finding, basis, reason: '第二课堂支撑', userId: 1, acceptedOn: '2026-11-01', until: '2026-11-27' };
    expect(saysOf(state, { accepted: [by] }).join()).not.toContain('indicatorUnsupported');
    expect(saysOf(state, { accepted: [by], today: '2026-11-28' }).join()).toContain('indicatorUnsupported');
  });
});

// A major that lacks something and one that lacks nothing.
const withGaps = planted(without101, adds('major', 'indicator', { key: '1103', fields: { description: '另一条' }, under: '11' }));

it.each(['zh', 'en'] as const)('finds the gaps that figures and comparisons count, in their words: %s', (language) => {
  const gapsOf = (state: CurriculumState) => {
    const sentence = gapSentences(state, language);
    return figuresOf(state).gaps.map((gap) => `${gap.rule} ${gap.at} ${sentence(gap)}`);
  };
  const findingsOf = (state: CurriculumState) =>
    createRuleEngine(curriculumRules)
      .judge(state)
      .flatMap(({ aliases: [alias = ''], at, sentence }) => {
        const [, rule] = /^(indicator\w+|courseWithoutSupport|bindingWithoutGoal)\./.exec(alias) ?? [];
        return rule === undefined ? [] : [`${rule} ${at} ${sentence[language]}`];
      });
  expect(findingsOf(withGaps)).not.toEqual([]);
  fc.assert(
    fc.property(fc.oneof(someState.map(withoutLoose), fc.constantFrom(planted(), withGaps)), (state) => {
      expect(findingsOf(state).toSorted()).toEqual(gapsOf(state).toSorted());
    }),
  );
});
