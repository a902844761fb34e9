import { describe, expect, it } from 'vitest';
import { applyChanges, type StatePart, type StateRecord } from '../../editions';
import { createRuleEngine, curriculumRules, ruleById } from '..';
import { ruleCases as cases } from '../cases/ruleCases.test-data';
import { mendedRules } from '../mendingActs';
import { planted, sets, type Plant } from '../programme.test-data';
import type { Asked } from '../rule';
import type { RuleSettings } from '../settings';

const today = '2026-11-27';

function foundBy(id: string, state: ReturnType<typeof planted>, asked?: Partial<Asked>) {
  const { settings, at, asked: own } = cases[id]!;
  const engine = createRuleEngine([ruleById(id)!], settings, { occasion: 'editing', today, ...own, ...asked });
  return engine.judge(state).filter((finding) => at === undefined || finding.at === at);
}

it('says of every rule what mends its findings, and of no other', () => {
  expect(mendedRules.toSorted()).toEqual(curriculumRules.map(({ id }) => id).toSorted());
});

it('has a positive, a negative and a boundary case of every rule, and of no other', () => {
  expect(Object.keys(cases).toSorted()).toEqual(curriculumRules.map(({ id }) => id).toSorted());
});

it.each(['goal.vague-verb', 'goal.verb-without-object', 'decompose.not-observable'])('%s quotes no Chinese in English', (id) => {
  const state = planted(cases[id]!.positive);
  const english = ({ fields, ...record }: StateRecord) => ({ ...record, fields: { ...fields, 'description.en': 'Know it' } });
  const inEnglish = <Part extends StatePart>(part: Part): Part => ({
    ...part,
    records: Object.fromEntries(Object.entries(part.records).map(([kind, records]) => [kind, records.map(english)])),
  });
  const found = foundBy(id, { major: inEnglish(state.major), courses: state.courses.map(inEnglish) });
  expect(found).not.toEqual([]);
  for (const { sentence } of found) expect(sentence.en).not.toMatch(/\p{Script=Han}/u);
});

describe('a quick fix is offered only where its edit can be stored:', () => {
  const fixesOf = (id: string, plant: Plant) => foundBy(id, planted(plant)).map(({ fixes }) => fixes.length);

  it('a placeholder is cleared where the field may be empty', () => {
    expect(fixesOf('text.placeholder', sets(1001, 'point', '400', { description: '略' }))).toEqual([0]);
    expect(fixesOf('text.placeholder', sets(1001, 'taskGoal', '301', { product: '略' }))).toEqual([1]);
  });

  it('a share is added where there is room for one', () => {
    const rows = Array.from({ length: 30 }, (_, at) => ({ part: 'regular', label: `作业${at + 1}`, percent: at < 10 ? 10 : 0 }));
    const shares = (count: number) => sets(1001, 'syllabus', '', { exampercent: { type: 0, rows: rows.slice(0, count) } });
    expect(fixesOf('assess.practice-unassessed', shares(30))).toEqual([0]);
    expect(fixesOf('assess.practice-unassessed', shares(29))).toEqual([1]);
  });
});

it.each(['perTheory', 'perPractice'])('credits are not compared with hours where %s is 0', (option) => {
  const settings: RuleSettings = { 'hours.credits-differ': { options: { [option]: 0 } } };
  const engine = createRuleEngine([ruleById('hours.credits-differ')!], settings, { occasion: 'editing', today });
  expect(engine.judge(planted(cases['hours.credits-differ']!.positive))).toEqual([]);
});

describe.each(Object.keys(cases))('%s', (id) => {
  const { positive, negative, boundary } = cases[id]!;

  it('is found where it is broken, in both languages', () => {
    const found = foundBy(id, planted(positive));
    expect(found).not.toEqual([]);
    for (const { sentence } of found) {
      expect(sentence.zh).toMatch(/\p{Script=Han}/u);
      expect(sentence.en).toMatch(/[a-z]{2}/);
      expect(`${sentence.zh} ${sentence.en}`).not.toMatch(/undefined|null|NaN/);
    }
  });

  it('is not found where it is kept', () => expect(foundBy(id, planted(negative))).toEqual([]));

  it(`is ${boundary[1] ? '' : 'not '}found at the edge`, () => {
    expect(foundBy(id, planted(boundary[0]), boundary[2]).length > 0).toBe(boundary[1]);
  });

  it('is mended by each of its quick fixes', () => {
    const state = planted(positive);
    for (const finding of foundBy(id, state)) {
      for (const { changes } of finding.fixes) {
        const mended = foundBy(id, { ...state, ...applyChanges(changes, state) });
        expect(mended.map((one) => one.id)).not.toContain(finding.id);
      }
    }
  });
});
