import { expect, it } from 'vitest';
import { courseClassIds } from '../../course-units';
import { ceeaaCrosswalk } from '../../majors';
import { upgradePlanRequestSchema, upgradePlanSchema } from '../calls/upgrade';
import { compareEditions } from '../compareEditions';
import { aState, record, write, type Records } from '../programme.test-data';
import type { CurriculumState } from '../state';
import { newKeysOf, planUpgrade, whyNotPlanned, whyNotUpgraded, type AskedUpgrade } from './upgradePlan';
import { upgradeRequirements } from './upgradeRequirements';

const { from } = ceeaaCrosswalk;

function fresh() {
  let last = 9000;
  return () => String((last += 1));
}

/** Twelve requirements of 2015 with an indicator point each; the course supports the first. */
const twelve = aStateOfTwelve();

function aStateOfTwelve(change: (major: Records, course: Records) => void = () => undefined) {
  return aState((major, course) => {
    major.requirement = from.headings.map(({ zh }, at) =>
      record(String(at + 1), { number: String(at + 1), description: `${zh}：能够做到。` }),
    );
    major.indicator = from.headings.map((_, at) => record(`${at + 1}1`, { number: `${at + 1}.1`, description: '要点' }, String(at + 1)));
    write(course.course, '', { classId: courseClassIds.compulsory });
    course.goal = [record('301', { description: '能建模', isBound: true }, '11')];
    change(major, course);
  });
}

const asked = (more: Partial<AskedUpgrade> = {}): AskedUpgrade => ({
  crosswalk: ceeaaCrosswalk,
  decisions: {},
  answers: {},
  texts: [],
  ...more,
});
const met = Object.fromEntries([1, 2, 3, 6, 7, 8, 9, 11].map((item) => [item, { act: 'met' as const }]));

it('names every indicator point with its ways, and what somebody has to look at', () => {
  const { plan } = planUpgrade(twelve, asked(), 'zh', fresh());
  expect(upgradePlanSchema.parse(plan)).toEqual(plan);
  expect(plan.indicators[0]).toMatchObject({ key: '11', number: '1.1', ways: [1], courses: 1, goals: 1, isUndecided: false });
  expect(plan.indicators.slice(5, 8).map(({ ways }) => ways)).toEqual([[6], [6], [7]]);
  expect(plan.demands.map(({ item }) => item)).toEqual([1, 2, 3, 6, 7, 8, 9, 11]);
  expect(plan.undecided).toBe(0);
  expect(plan.strong).toEqual({ before: { covered: 1, total: 12 }, after: { covered: 1, total: 12 } });
});

it('says what a dropped indicator point opens, and counts what is undecided', () => {
  const crosswalk = {
    ...ceeaaCrosswalk,
    entries: ceeaaCrosswalk.entries.map((entry) => (entry.new === 11 ? { ...entry, old: [], kind: 'new' as const } : entry)),
  };
  const { plan } = planUpgrade(twelve, asked({ crosswalk, decisions: { 11: { act: 'drop' } } }), 'zh', fresh());
  expect(plan.indicators.filter(({ isUndecided }) => isUndecided).map(({ number }) => number)).toEqual(['12.1']);
  expect(plan.demands.find(({ item }) => item === 11)).toMatchObject({ kind: 'new', isEmpty: true });
  expect(plan.findings.map(({ type, message }) => [type, message])).toEqual([['opened', '必修课「数据结构」没有支撑任何指标点']]);
});

it('makes what the rules make of it', () => {
  const decisions = { 11: { act: 'split' as const, pieces: [piece('甲'), piece('乙')], goalsTo: 1 } };
  expect(upgradePlanRequestSchema.shape.decisions.parse(decisions)).toEqual(decisions);
  const { upgraded: planned, plan } = planUpgrade(twelve, asked({ decisions }), 'zh', fresh());
  const keyed = {
    11: {
      ...decisions[11],
      pieces: [
        { ...piece('甲'), key: '9001' },
        { ...piece('乙'), key: '9002' },
      ],
    },
  };
  const { upgraded } = upgradeRequirements(twelve, ceeaaCrosswalk, keyed, fresh());
  expect(compareEditions(planned, upgraded)).toEqual([]);
  expect(plan.changes).toBe(compareEditions(twelve, upgraded).length);
  expect(newKeysOf(asked({ decisions }))).toEqual({ requirement: 11, indicator: 2 });
  expect(plan.strong.after).toEqual({ covered: 2, total: 13 });
});

it('says what an indicator point becomes, and offers near-equal ones of a merged item', () => {
  const state = aStateOfTwelve((major) => {
    write(major.indicator, '61', { description: '能分析工程实践对社会、健康、安全的影响' });
    write(major.indicator, '71', { description: '能分析工程实践对社会、健康、安全与环境的影响' });
  });
  const { plan } = planUpgrade(state, asked({ decisions: { 71: { act: 'merge', into: '61' }, 99: { act: 'drop' } } }), 'zh', fresh());
  expect(plan.alike).toMatchObject([{ item: 6, keys: ['61', '71'] }]);
  expect(plan.indicators.slice(5, 8).map(({ number, becomes }) => [number, becomes])).toEqual([
    ['6.1', ['6.1']],
    ['7.1', ['6.1']],
    ['8.1', ['7.1']],
  ]);
  expect(plan.dropped).toEqual(['99']);
});

it('names the record of each indicator point in both languages, whatever the reader’s', () => {
  const state = aStateOfTwelve((major) =>
    write(major.indicator, '121', { description: '终身学习', 'description.en': 'Lifelong learning' }),
  );
  for (const language of ['zh', 'en'] as const) {
    const { plan } = planUpgrade(state, asked({}), language, fresh());
    expect(plan.indicators.at(-1)).toMatchObject({ description: '终身学习', english: 'Lifelong learning' });
  }
});

it('suggests a place for what has none', () => {
  const entries = ceeaaCrosswalk.entries.map((entry) => (entry.new === 11 ? { ...entry, old: [], kind: 'new' as const } : entry));
  const state = aStateOfTwelve((major) => write(major.indicator, '121', { description: '具有终身学习的意识' }));
  const { plan } = planUpgrade(state, asked({ crosswalk: { ...ceeaaCrosswalk, entries } }), 'zh', fresh());
  expect(plan.indicators.at(-1)).toMatchObject({ ways: [], suggestedItem: 11, isUndecided: true });
  expect(plan.requirements.at(-1)).toMatchObject({ number: '12', ways: [] });
});

it('lists texts that quote old numbers, and rewrites those that were chosen', () => {
  const state = aStateOfTwelve((_, course) => {
    write(course.goal, '301', { description: '支撑毕业要求 8 和指标点 9.1' });
    write(course.chapter, '201', { name: '毕业要求 12' });
  });
  const at = 'course:1001/goal:301';
  const { plan, upgraded } = planUpgrade(state, asked({ texts: [at] }), 'zh', fresh());
  expect(plan.quotes).toEqual([
    expect.objectContaining({ at: 'course:1001/chapter:201', isClear: true, course: { lineage: 1001, name: '数据结构' } }),
    expect.objectContaining({
      at,
      label: '教学目标',
      fields: [expect.objectContaining({ before: '支撑毕业要求 8 和指标点 9.1', after: '支撑毕业要求 7 和指标点 8.1' })],
    }),
  ]);
  const texts = (['goal', 'chapter'] as const).map((kind) => upgraded.courses[0]!.records[kind]![0]!.fields);
  expect(texts).toMatchObject([{ description: '支撑毕业要求 7 和指标点 8.1' }, { name: '毕业要求 12' }]);
});

it('adds indicator points where an item demands something new', () => {
  const answers = { 11: { act: 'add' as const, points: [piece('能批判性地思考')] } };
  const { upgraded } = planUpgrade(twelve, asked({ answers }), 'zh', fresh());
  expect(upgraded.major.records.indicator!.at(-1)).toMatchObject({
    key: '9001',
    under: '12',
    fields: { number: '11.2', description: '能批判性地思考' },
  });
});

it('is refused while something is open, and where there is nothing to do', () => {
  const refusal = (state: CurriculumState, more: Partial<AskedUpgrade>) =>
    whyNotUpgraded(state, planUpgrade(state, asked(more), 'zh', fresh()))?.zh;
  expect(refusal(twelve, {})).toBe('还有 8 条新要求没有答复。');
  expect(refusal(twelve, { answers: met, decisions: { 11: { act: 'move', to: 40 } } })).toBe('还有 1 个指标点没有决定去处。');
  expect(refusal(twelve, { answers: met })).toBeUndefined();
  const { upgraded } = planUpgrade(twelve, asked({ answers: met }), 'zh', fresh());
  expect(refusal(upgraded, { answers: met })).toBe('该修订稿的毕业要求已按新标准排列，无需升级。');
});

it('is refused where more than fifty indicator points would be under one requirement', () => {
  const state = aStateOfTwelve((major) => {
    for (let at = 0; at < 50; at += 1) major.indicator!.push(record(String(700 + at), { description: `要点 ${at}` }, at % 2 ? '6' : '7'));
  });
  expect(whyNotUpgraded(state, planUpgrade(state, asked({ answers: met }), 'zh', fresh()))?.zh).toMatch(/52 个指标点，最多 50 个/);
});

it('is not planned by a crosswalk that contradicts itself', () => {
  expect(whyNotPlanned(ceeaaCrosswalk)).toBeUndefined();
  expect(whyNotPlanned({ ...ceeaaCrosswalk, entries: ceeaaCrosswalk.entries.slice(2) })).toEqual({
    zh: '新标准第 1 条没有对应；新标准第 2 条没有对应。',
    en: 'Item 1 of the new list has no entry; Item 2 of the new list has no entry.',
  });
});

function piece(description: string) {
  return { description, english: '' };
}
