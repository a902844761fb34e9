import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ceeaaCrosswalk, crosswalkProblems, type Crosswalk } from '../../majors';
import { compareEditions } from '../compareEditions';
import { aState, record, type Records } from '../programme.test-data';
import { someState } from '../states.test-data';
import { recordsOf, type CurriculumState } from '../state';
import { withoutLoose } from '../withoutLoose';
import type { UpgradeDecisions } from './upgradeDecision';
import { upgradeRequirements } from './upgradeRequirements';

const whole = someState.map(withoutLoose);
const { from, to } = ceeaaCrosswalk;

/** Keys that no record has. */
function fresh() {
  let last = 9000;
  return () => String((last += 1));
}

/** The programme with the twelve requirements of 2015, two indicator points each. */
function twelve(change: (major: Records, course: Records) => void = () => undefined): CurriculumState {
  return aState((major, course) => {
    major.requirement = from.headings.map(({ zh, en }, at) =>
      record(String(at + 1), { number: String(at + 1), description: `${zh}：能够做到。`, 'description.en': `${en}: is able to.` }),
    );
    major.indicator = from.headings.flatMap((_, at) =>
      [1, 2].map((index) =>
        record(`${at + 1}${index}`, { number: `${at + 1}.${index}`, description: `要点 ${at + 1}.${index}` }, String(at + 1)),
      ),
    );
    change(major, course);
  });
}

const upgrade = (state: CurriculumState, decisions: UpgradeDecisions = {}, crosswalk: Crosswalk = ceeaaCrosswalk) =>
  upgradeRequirements(state, crosswalk, decisions, fresh());
const indicators = (state: CurriculumState) =>
  recordsOf(state.major, 'indicator').map(({ key, under, fields }) => `${under}/${key} ${String(fields.number)}`);
const bindings = (state: CurriculumState) => recordsOf(state.courses[0], 'binding').map(({ key, fields }) => [key, fields.relate]);

describe('the upgrade from twelve to eleven', () => {
  it('merges 6 and 7, renumbers, and changes nothing of a text but its heading', () => {
    const { upgraded, undecided, reviews } = upgrade(twelve());
    const requirements = recordsOf(upgraded.major, 'requirement');
    expect(requirements.map(({ key, fields }) => `${key}: ${String(fields.number)} ${String(fields.description)}`)).toEqual(
      to.headings.map(({ zh }, at) => `${at < 6 ? at + 1 : at + 2}: ${at + 1} ${zh}：能够做到。`),
    );
    expect(requirements[7]!.fields['description.en']).toBe('Individual and teamwork: is able to.');
    expect(requirements[5]!.fields.derivedFrom).toEqual([7]);
    expect(indicators(upgraded).filter((text) => /^[68]\//.test(text))).toEqual([
      '6/61 6.1',
      '6/62 6.2',
      '6/71 6.3',
      '6/72 6.4',
      '8/81 7.1',
      '8/82 7.2',
    ]);
    expect(undecided).toEqual([]);
    expect(reviews.map(({ entry, isTextKept }) => [entry.new, isTextKept])).toEqual([1, 2, 3, 6, 7, 8, 9, 11].map((item) => [item, false]));
  });

  it('makes the major follow the new standard', () => {
    expect(recordsOf(upgrade(twelve()).upgraded.major, 'major')[0]!.fields).toEqual({ name: '软件工程', standard: 'CEEAA-2024' });
  });

  it('leaves a text alone that does not begin with the heading, and says so', () => {
    const { upgraded, reviews } = upgrade(
      twelve((major) => (major.requirement![3]!.fields = { number: '4', description: '能够开展研究' })),
    );
    expect(recordsOf(upgraded.major, 'requirement')[3]!.fields.description).toBe('能够开展研究');
    expect(reviews.find(({ entry }) => entry.new === 4)).toMatchObject({ requirement: '4', isTextKept: true });
  });

  it('keeps what parts a number from its words, and begins no English', () => {
    const before = twelve((major) => {
      major.requirement![7]!.fields = {
        number: '8、',
        description: '职业规范',
        'number.en': '8.',
        'description.en': 'Ethics (professional norms)',
      };
      major.indicator![14]!.fields = { number: '8.1．', description: '有人文素养' };
    });
    const { major } = upgrade(before).upgraded;
    expect(recordsOf(major, 'requirement')[6]!.fields).toMatchObject({
      number: '7、',
      'number.en': '7.',
      description: '工程伦理和职业规范',
    });
    expect(recordsOf(major, 'indicator').find(({ key }) => key === '81')!.fields).toEqual({ number: '7.1．', description: '有人文素养' });
  });

  it('finds headings that differ in blanks and in 和 and 与', () => {
    const { upgraded } = upgrade(twelve((major) => (major.requirement![8]!.fields = { description: '个人 与团队：能够合作' })));
    expect(recordsOf(upgraded.major, 'requirement')[7]!.fields.description).toBe('个人与团队：能够合作');
  });

  it('lets courses alone where no indicator point is merged, split or dropped', () => {
    const before = twelve();
    const changed = compareEditions(before, upgrade(before).upgraded).filter(({ at }) => at.startsWith('course'));
    expect(changed).toEqual([]);
  });
});

describe('a decision on an indicator point', () => {
  const supported = () =>
    twelve((_, course) => {
      course.binding = [record('61', { relate: 1 }), record('71', { relate: 0 }), record('72', { relate: 1 })];
      course.goal = [record('301', { description: '甲', isBound: true }, '61'), record('302', { description: '乙', isBound: true }, '71')];
    });
  const goals = (state: CurriculumState) =>
    recordsOf(state.courses[0], 'goal').map(({ key, under, fields }) => `${under}/${key}${fields.isBound === true ? ' bound' : ''}`);

  it('merges it into another one: goals go along, the stronger support stays', () => {
    const { upgraded, undecided } = upgrade(supported(), { 71: { act: 'merge', into: '61' } });
    expect(bindings(upgraded)).toEqual([
      ['61', 0],
      ['72', 1],
    ]);
    expect(goals(upgraded)).toEqual(['61/301 bound', '61/302 bound']);
    expect(recordsOf(upgraded.major, 'indicator').find(({ key }) => key === '61')!.fields.derivedFrom).toEqual([71]);
    expect(undecided).toEqual([]);
  });

  it('splits it: each piece is supported, its goals go to the chosen one', () => {
    const pieces = [
      { key: '801', description: '社会', english: 'Society' },
      { key: '802', description: '经济', english: '' },
    ];
    const { upgraded } = upgrade(supported(), { 71: { act: 'split', pieces, goalsTo: 1 } });
    expect(bindings(upgraded)).toEqual([
      ['61', 1],
      ['72', 1],
      ['801', 0],
      ['802', 0],
    ]);
    expect(goals(upgraded)).toEqual(['61/301 bound', '802/302 bound']);
    expect(indicators(upgraded).filter((text) => text.startsWith('6/'))).toEqual([
      '6/61 6.1',
      '6/62 6.2',
      '6/801 6.3',
      '6/802 6.4',
      '6/72 6.5',
    ]);
  });

  it('drops it with its goals and supports, or moves it under another item', () => {
    const { upgraded } = upgrade(supported(), { 71: { act: 'drop' }, 72: { act: 'move', to: 7 } });
    expect(bindings(upgraded)).toEqual([
      ['61', 1],
      ['72', 1],
    ]);
    expect(goals(upgraded)).toEqual(['61/301 bound']);
    expect(indicators(upgraded).filter((text) => text.startsWith('8/'))).toEqual(['8/72 7.1', '8/81 7.2', '8/82 7.3']);
  });

  it.each<{ why: string; decisions: UpgradeDecisions }>([
    { why: 'merged into itself', decisions: { 71: { act: 'merge', into: '71' } } },
    { why: 'merged into one that goes', decisions: { 71: { act: 'merge', into: '72' }, 72: { act: 'drop' } } },
    { why: 'moved to an item that is not there', decisions: { 71: { act: 'move', to: 12 } } },
    { why: 'split into nothing', decisions: { 71: { act: 'split', pieces: [], goalsTo: 0 } } },
  ])('is none where it is $why', ({ decisions }) => {
    const { upgraded, undecided } = upgrade(supported(), decisions);
    expect(undecided).toEqual(['71']);
    expect(goals(upgraded)).toContain('71/302 bound');
  });
});

describe('another list', () => {
  const heading = (zh: string) => ({ zh, en: '' });
  const crosswalk: Crosswalk = {
    from: { name: heading('旧'), headings: [heading('工程知识'), heading('问题分析'), heading('实践')] },
    to: { name: heading('新'), headings: [heading('知识'), heading('应用'), heading('创业')] },
    entries: [
      { old: [1], new: 1, kind: 'split' },
      { old: [1], new: 2, kind: 'split' },
      { old: [], new: 3, kind: 'new' },
    ],
  };

  it('splits an item, adds one, and keeps what has no place until somebody decides', () => {
    expect(crosswalkProblems(crosswalk)).toEqual([]);
    const { upgraded, undecided } = upgrade(aState(), {}, crosswalk);
    expect(recordsOf(upgraded.major, 'requirement')).toMatchObject([
      { key: '1', fields: { number: '1', description: '知识' } },
      { key: '9001', fields: { number: '2', description: '应用', derivedFrom: [1] } },
      { key: '9002', fields: { number: '3', description: '创业' } },
      { key: '2', fields: { number: '4', description: '问题分析' } },
    ]);
    expect(undecided).toEqual(['11', '21']);
    const decided = upgrade(aState(), { 11: { act: 'move', to: 2 }, 21: { act: 'move', to: 3 } }, crosswalk);
    expect(decided.undecided).toEqual([]);
    expect(indicators(decided.upgraded)).toEqual(['9001/11 2.1', '9002/21 3.1']);
    expect(recordsOf(decided.upgraded.major, 'requirement')).toHaveLength(3);
  });
});

describe('any upgrade', () => {
  const someDecision = fc.oneof(
    fc.record({ act: fc.constant('move' as const), to: fc.integer({ min: 1, max: 12 }) }),
    fc.record({ act: fc.constant('merge' as const), into: fc.integer({ min: 1, max: 5 }).map(String) }),
    fc.constant({ act: 'split' as const, pieces: ['801', '802'].map((key) => ({ key, description: key, english: '' })), goalsTo: 1 }),
  );
  const decided = fc.dictionary(fc.integer({ min: 1, max: 5 }).map(String), someDecision, { maxKeys: 1 });

  it('loses no goal, no chapter and no placed point, and leaves nothing loose', () => {
    fc.assert(
      fc.property(whole, decided, (state, decisions) => {
        const { upgraded } = upgrade(state, decisions);
        expect(compareEditions(upgraded, withoutLoose(upgraded))).toEqual([]);
        const kept = (of: CurriculumState) =>
          of.courses.flatMap((part) =>
            (['goal', 'chapter', 'placedPoint', 'placedKsa'] as const).map((kind) =>
              recordsOf(part, kind)
                .map(({ key }) => key)
                .toSorted(),
            ),
          );
        expect(kept(upgraded)).toEqual(kept(state));
      }),
    );
  });

  it('without decisions lets every indicator point and every course be', () => {
    fc.assert(
      fc.property(whole, (state) => {
        const { upgraded } = upgrade(state);
        const keys = (of: CurriculumState) =>
          recordsOf(of.major, 'indicator')
            .map(({ key }) => key)
            .toSorted();
        expect(keys(upgraded)).toEqual(keys(state));
        expect(compareEditions(state, upgraded).filter(({ at }) => at.startsWith('course'))).toEqual([]);
      }),
    );
  });
});
