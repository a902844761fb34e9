import { replyCodes, type Language, type MergePlan, type MergePlanRequest, type MergeSides, type Receipt } from '@college/curriculum-model';
import { fn, type Mock } from 'storybook/test';
import type { MergeSource } from '../MergeDesk';
import { mergePlanOf } from './mergePlanOf';
import { mergeSides } from './mergeSides';

/** The draft that is merged in stories. */
export const mergedEdition = 12;

export const mergeNames: Omit<MergePlan, 'conflicts' | 'undecided' | 'changes' | 'kept' | 'findings' | 'dropped' | 'result' | 'into'> = {
  editionId: mergedEdition,
  editionName: '2026 修订稿',
  homeMajorId: 1001,
  homeMajorName: '软件工程',
  seen: 'a1',
  baseTakenAt: '2026-03-02T09:00:00+08:00',
};

export const mergeAuthors = {
  base: { userName: null, at: '2026-03-02T09:00:00+08:00' },
  draft: { userName: '孙越', at: '2026-04-26T15:20:00+08:00' },
  current: { userName: '李航', at: '2026-05-08T10:05:00+08:00' },
} as const;

/** What a finished merge answers. */
export const mergeReceipt: Receipt = {
  id: 41,
  homeMajorId: 1001,
  homeMajorName: '软件工程',
  editionId: mergedEdition,
  editionName: '2026 修订稿',
  act: 'merge',
  undoOfId: null,
  undoneById: null,
  note: '',
  userName: '孙越',
  at: '2026-05-14T16:40:00+08:00',
  changes: 9,
  courses: 3,
  topics: [
    { topic: 'support', changes: 3 },
    { topic: 'goal', changes: 2 },
    { topic: 'course', changes: 4 },
  ],
};

/** A failure with the code of the reply. */
export function refusal(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}

/** The refusal of a merge whose plan was overtaken. */
export const overtaken = () => refusal(replyCodes.conflict, '其间有人改动了其中一个版本，请看新的合并结果。');

export interface MergeFake extends MergeSource {
  planMerge: Mock<MergeSource['planMerge']>;
  mergeEdition: Mock<MergeSource['mergeEdition']>;
  updateEdition: Mock<MergeSource['updateEdition']>;
  /** For `beforeEach`: what both sides are from now on, in the language of the story; nothing is stored. */
  serve(given?: Serving): (context?: { globals: Record<string, unknown> }) => void;
}

interface Serving {
  sides?: MergeSides;
  /** Changes a plan that was worked out, for what only a server knows. */
  change?: (plan: MergePlan, request: MergePlanRequest) => MergePlan;
}

const unchanged: Required<Serving>['change'] = (plan) => plan;

/** A source of merges that plans by the rules of the model. */
export function aMergeSource(): MergeFake {
  let language: Language = 'zh';
  let serving: Required<Serving> = { sides: mergeSides(), change: unchanged };

  async function planMerge(request: MergePlanRequest): Promise<MergePlan> {
    const plan = mergePlanOf(serving.sides, request, { names: mergeNames, authors: mergeAuthors, language });
    return Promise.resolve(serving.change(plan, request));
  }

  const source: MergeFake = {
    planMerge: fn(planMerge),
    mergeEdition: fn(() => Promise.resolve(mergeReceipt)),
    updateEdition: fn(() => Promise.resolve({ ...mergeReceipt, act: 'update' as const })),
    serve:
      ({ sides = mergeSides(), change = unchanged } = {}) =>
      (context) => {
        serving = { sides, change };
        language = context?.globals.language === '80102' ? 'en' : 'zh';
        source.planMerge.mockReset().mockImplementation(planMerge);
        source.mergeEdition.mockReset().mockResolvedValue(mergeReceipt);
        source.updateEdition.mockReset().mockResolvedValue({ ...mergeReceipt, act: 'update' });
      },
  };
  return source;
}
