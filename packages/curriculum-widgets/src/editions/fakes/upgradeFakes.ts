import {
  ceeaaCrosswalk,
  planUpgrade,
  replyCodes,
  type Crosswalk,
  type CurriculumState,
  type Language,
  type Receipt,
  type SeenUpgradePlan,
} from '@college/curriculum-model';
import { majorIds } from '@college/curriculum-model/fixtures';
import { fn, type Mock } from 'storybook/test';
import type { UpgradeSource } from '../StandardUpgrade/UpgradeSource';
import type { UpgradeDecisions } from '../StandardUpgrade/upgradeDecisions';
import { mergeReceipt, refusal } from './mergeFakes';
import { add, addCourse, revise, write } from './revise';
import { sampleState } from './sampleState';

/** The draft that is upgraded in stories. */
export const upgradedEdition = 12;

const plain = sampleState(majorIds.computerScience);
const keyOf = (number: string) => {
  const found = plain.major.records.indicator?.find(({ fields }) => fields.number === number);
  if (!found) throw new Error(`the sample programme of 2015 has no indicator point ${number}`);
  return found.key;
};

/** 计算机科学与技术 with its twelve requirements: 6.2 and 7.1 say nearly the same, and a text quotes old numbers. */
export const twelveState: CurriculumState = revise(
  plain,
  write('major', 'indicator', keyOf('6.2'), { description: '能评价系统应用对社会的影响并提出改进' }),
  write('major', 'indicator', keyOf('7.1'), { description: '能评价系统应用对环境和社会的影响' }),
  addCourse(2001, {
    name: '编译原理',
    theoryPeriod: 48,
    practicePeriod: 16,
    classId: 1,
    introduction: '本课程支撑毕业要求 5、8，重点是指标点 8.1。',
  }),
  add(2001, 'binding', { key: keyOf('1.1'), fields: { relate: 0 } }),
  add(2001, 'goal', { key: '2101', under: keyOf('1.1'), fields: { description: '能用形式语言描述程序', isBound: true } }),
);

/** Another college's list: the first requirement becomes two, the twelfth has no place, and one is new. */
export const splittingCrosswalk: Crosswalk = {
  from: ceeaaCrosswalk.from,
  to: {
    name: { zh: '校内标准（2026版）', en: 'Standard of the college, 2026' },
    headings: [
      { zh: '数理基础', en: 'Mathematics and science' },
      { zh: '工程基础', en: 'Engineering fundamentals' },
      ...ceeaaCrosswalk.from.headings.slice(1, 11),
      { zh: '创新创业', en: 'Innovation and enterprise' },
    ],
  },
  entries: [
    { old: [1], new: 1, kind: 'split', review: { zh: '只留数学与自然科学', en: 'Mathematics and science alone' } },
    { old: [1], new: 2, kind: 'split', review: { zh: '含计算思维', en: 'With computational thinking' } },
    ...Array.from({ length: 10 }, (_, at) => ({ old: [at + 2], new: at + 3, kind: 'same' as const })),
    { old: [], new: 13, kind: 'new', review: { zh: '能发现机会并组织实施', en: 'Sees chances and carries them out' } },
  ],
};

/** The plan of an upgrade of a state by the rules of the model, as a server answers it. */
export function anUpgradePlan(
  { crosswalk, decisions, answers, texts }: UpgradeDecisions,
  { state = twelveState, language = 'zh' }: { state?: CurriculumState; language?: Language } = {},
): SeenUpgradePlan {
  let last = 900_000;
  const asked = { crosswalk: crosswalk ?? ceeaaCrosswalk, decisions, answers, texts: [...texts] };
  const { plan } = planUpgrade(state, asked, language, () => String((last += 1)));
  return { editionId: upgradedEdition, editionName: '2026 修订稿', seen: 'u1', ...plan };
}

/** What a finished upgrade answers. */
export const upgradeReceipt: Receipt = {
  ...mergeReceipt,
  id: 42,
  act: 'upgrade',
  changes: 31,
  courses: 1,
  topics: [
    { topic: 'requirement', changes: 12 },
    { topic: 'indicator', changes: 18 },
    { topic: 'course', changes: 1 },
  ],
};

/** The refusal of an upgrade whose plan was overtaken. */
export const upgradeOvertaken = () => refusal(replyCodes.conflict, '此后修订稿又有改动，已重新推算。请核对后再升级。');

export interface UpgradeFake extends UpgradeSource {
  planUpgrade: Mock<UpgradeSource['planUpgrade']>;
  upgradeEdition: Mock<UpgradeSource['upgradeEdition']>;
  /** For `beforeEach`: what the draft holds from now on, in the language of the story; nothing is stored. */
  serve(state?: CurriculumState): (context?: { globals: Record<string, unknown> }) => void;
}

/** A source of upgrades that plans by the rules of the model. */
export function anUpgradeSource(): UpgradeFake {
  let language: Language = 'zh';
  let served = twelveState;
  const plan: UpgradeSource['planUpgrade'] = ({ crosswalk, ...asked }) =>
    Promise.resolve(anUpgradePlan({ crosswalk, keptPairs: [], ...asked }, { state: served, language }));
  const source: UpgradeFake = {
    planUpgrade: fn(plan),
    upgradeEdition: fn(() => Promise.resolve(upgradeReceipt)),
    serve:
      (state = twelveState) =>
      (context) => {
        served = state;
        language = context?.globals.language === '80102' ? 'en' : 'zh';
        source.planUpgrade.mockReset().mockImplementation(plan);
        source.upgradeEdition.mockReset().mockResolvedValue(upgradeReceipt);
      },
  };
  return source;
}
