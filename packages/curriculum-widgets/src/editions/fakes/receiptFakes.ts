import {
  comparedStates,
  conflictKey,
  mergeEditions,
  type ChangeTopic,
  type ConflictChoices,
  type CurriculumState,
  type EditionChange,
  type Language,
  type ReceiptDetail,
  type UndoPlan,
} from '@college/curriculum-model';
import { fn, type Mock } from 'storybook/test';
import type { ReceiptSource } from '../MergeReceipt';
import { mergeAuthors, mergeReceipt } from './mergeFakes';
import { described, mergePlanOf } from './mergePlanOf';
import { manyConflicts, mergeSides } from './mergeSides';
import { plannedConflicts } from './plannedConflicts';
import { revise, write, type Act } from './revise';

const decided: ConflictChoices = {
  'course:1010#introduction': 'current',
  'course:1010#theoryPeriod': { value: 20 },
  'course:1010/binding:1108#removed': 'current',
  'course:1010/binding:1117#relate': 'current',
  'course:1004/goal:1032#description': 'draft',
};

/** Before and after the merge of a receipt. */
interface Merged {
  before: CurriculumState;
  after: CurriculumState;
}

const sample = mergeSides();
const typical: Merged = { before: sample.current, after: mergeEditions(sample, decided).merged };
const many = mergeSides({ ...manyConflicts(70), current: [] });
/** A merge of many courses. */
export const longMerge: Merged = { before: many.current, after: many.draft };

const [first, ...others] = [
  { userId: 1003, userName: '孙越', at: '2026-04-26T15:20:00+08:00' },
  { userId: 1007, userName: '周敏', at: '2026-04-20T09:12:00+08:00' },
];

function entriesOf({ before, after }: Merged, language: Language): EditionChange[] {
  return comparedStates(before, after, language).changes.map((change, index) => ({
    ...described(change),
    effects: [...change.effects],
    authors: index % 3 === 0 ? [first!, ...others] : [first!],
  }));
}

function topicsOf(entries: readonly EditionChange[]) {
  const counts = new Map<ChangeTopic, number>();
  for (const { topic } of entries) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  return [...counts].map(([topic, changes]) => ({ topic, changes }));
}

function receiptOf(merged: Merged, language: Language): ReceiptDetail {
  const entries = entriesOf(merged, language);
  const plan = mergePlanOf(
    sample,
    { into: 'current', take: 'all', choices: decided },
    {
      names: { editionId: 12, editionName: '', homeMajorId: 1001, homeMajorName: '', seen: '', baseTakenAt: '' },
      authors: mergeAuthors,
      language,
    },
  );
  return {
    ...mergeReceipt,
    note: language === 'zh' ? '经 5 月 12 日课程委员会讨论。' : 'Discussed by the course committee on 12 May.',
    changes: entries.length,
    courses: new Set(entries.flatMap(({ course }) => course?.lineage ?? [])).size,
    topics: topicsOf(entries),
    entries,
    decisions:
      merged === typical
        ? plan.conflicts.map(({ key, course, label, name, field, choice }) => ({ key, course, label, name, field, choice }))
        : [],
    undo: { isPossible: true, message: null },
  };
}

/** The undo of a merge: base is what was merged, draft what was before, current what is there now. */
function undoPlanOf(
  { before, after }: Merged,
  { since, draft }: Pick<Required<Serving>, 'since' | 'draft'>,
  { choices, language }: { choices: ConflictChoices; language: Language },
): UndoPlan {
  const sides = { base: after, draft: before, current: revise(after, ...since) };
  const merge = mergeEditions(sides, choices);
  const compared = comparedStates(sides.current, merge.merged, language);
  return {
    receiptId: mergeReceipt.id,
    seen: 'u1',
    conflicts: plannedConflicts(merge.conflicts, sides, { choices, authors: mergeAuthors, language }),
    undecided: merge.undecided.filter((conflict) => choices[conflictKey(conflict)] === undefined).length,
    changes: entriesOf({ before: sides.current, after: merge.merged }, language),
    ...(draft.length > 0 && { draftChanges: entriesOf({ before: revise(before, ...draft), after: before }, language) }),
    findings: compared.changes
      .flatMap(({ effects }) => effects)
      .filter(({ rule, at }, index, all) => all.findIndex((one) => one.rule === rule && one.at === at) === index)
      .map(({ type, rule, at, message }) => ({ type, rule, at, message })),
  };
}

/** What was changed at a place of the merge since. */
export const changedSince: readonly Act[] = [write(1004, 'goal', '1032', { description: '能分析算法的复杂度，并用实验验证' })];

interface Serving {
  merged?: Merged;
  since?: readonly Act[];
  /** What the merge did to its draft, which is open. */
  draft?: readonly Act[];
  /** What the receipt has besides. */
  receipt?: Partial<ReceiptDetail>;
}

export interface ReceiptFake extends ReceiptSource {
  loadReceipt: Mock<ReceiptSource['loadReceipt']>;
  planUndo: Mock<ReceiptSource['planUndo']>;
  undoMerge: Mock<ReceiptSource['undoMerge']>;
  /** For `beforeEach`: which receipt there is from now on, in the language of the story. */
  serve(given?: Serving): (context?: { globals: Record<string, unknown> }) => void;
}

/** A source of one receipt, worked out by the rules of the model. */
export function aReceiptSource(): ReceiptFake {
  let language: Language = 'zh';
  let serving: Required<Serving> = { merged: typical, since: [], draft: [], receipt: {} };
  const acts = {
    loadReceipt: () => Promise.resolve({ ...receiptOf(serving.merged, language), ...serving.receipt }),
    planUndo: ({ choices }: { choices: ConflictChoices }) => Promise.resolve(undoPlanOf(serving.merged, serving, { choices, language })),
    undoMerge: () => {
      serving = { ...serving, receipt: { undoneById: 42, undo: { isPossible: false, message: null } } };
      return Promise.resolve({ ...mergeReceipt, id: 42, act: 'undo' as const, undoOfId: mergeReceipt.id });
    },
  };
  return {
    loadReceipt: fn(acts.loadReceipt),
    planUndo: fn(acts.planUndo),
    undoMerge: fn(acts.undoMerge),
    serve({ merged = typical, since = [], draft = [], receipt = {} } = {}) {
      return (context) => {
        serving = { merged, since, draft, receipt };
        language = context?.globals.language === '80102' ? 'en' : 'zh';
        this.loadReceipt.mockReset().mockImplementation(acts.loadReceipt);
        this.planUndo.mockReset().mockImplementation(acts.planUndo);
        this.undoMerge.mockReset().mockImplementation(acts.undoMerge);
      };
    },
  };
}
