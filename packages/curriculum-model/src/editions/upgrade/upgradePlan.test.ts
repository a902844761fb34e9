import { expect, it } from 'vitest';
import { courseClassIds } from '../../course-units';
import { ceeaaCrosswalk } from '../../majors';
import { applyChanges } from '../applyChanges';
import { upgradePlanRequestSchema, upgradePlanSchema } from '../calls/upgrade';
import { compareEditions } from '../compareEditions';
import { aState, record, write } from '../programme.test-data';
import { planUpgrade } from './upgradePlan';
import { upgradeRequirements } from './upgradeRequirements';

const { from } = ceeaaCrosswalk;

function fresh() {
  let last = 9000;
  return () => String((last += 1));
}

/** Twelve requirements of 2015 with an indicator point each; the course supports the first. */
const twelve = aState((major, course) => {
  major.requirement = from.headings.map(({ zh }, at) =>
    record(String(at + 1), { number: String(at + 1), description: `${zh}：能够做到。` }),
  );
  major.indicator = from.headings.map((_, at) => record(`${at + 1}1`, { number: `${at + 1}.1`, description: '要点' }, String(at + 1)));
  write(course.course, '', { classId: courseClassIds.compulsory });
  course.goal = [record('301', { description: '能建模', isBound: true }, '11')];
});

it('names every indicator point with its ways, and what somebody has to look at', () => {
  const { plan } = planUpgrade(twelve, { crosswalk: ceeaaCrosswalk, decisions: {} }, 'zh', fresh());
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
  const { plan } = planUpgrade(twelve, { crosswalk, decisions: { 11: { act: 'drop' } } }, 'zh', fresh());
  expect(plan.indicators.filter(({ isUndecided }) => isUndecided).map(({ number }) => number)).toEqual(['12.1']);
  expect(plan.demands.find(({ item }) => item === 11)).toMatchObject({ kind: 'new', isEmpty: true });
  expect(plan.findings.map(({ type, message }) => [type, message])).toEqual([['opened', '必修课「数据结构」没有支撑任何指标点']]);
});

it('is carried out by its changes', () => {
  const decisions = { 11: { act: 'split' as const, pieces: [piece('甲'), piece('乙')], goalsTo: 1 } };
  expect(upgradePlanRequestSchema.shape.decisions.parse(decisions)).toEqual(decisions);
  const { changes, plan } = planUpgrade(twelve, { crosswalk: ceeaaCrosswalk, decisions }, 'zh', fresh());
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
  expect(compareEditions(applyChanges(changes, twelve), upgraded)).toEqual([]);
  expect(plan.changes).toBe(changes.length);
  expect(plan.strong.after).toEqual({ covered: 2, total: 13 });
});

function piece(description: string) {
  return { description, english: '' };
}
