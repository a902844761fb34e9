import * as domainTerms from '@college/curriculum-model/terms';
import { defineMessages } from '@college/ui/messages';
import { cancel, notFilledIn } from '@college/ui/words';

const changes = (count: number) => `${count} ${count === 1 ? 'change' : 'changes'}`;

interface Counted {
  count: number;
}

/** Built-in text of `MergeReceipt`. */
export const mergeReceiptMessages = defineMessages('mergeReceipt', {
  words: { checks: domainTerms.checks, changes: domainTerms.changes, cancel, empty: notFilledIn, major: domainTerms.major },
  en: {
    merge: 'Merged into the current edition',
    update: 'Draft updated',
    undo: 'Undone',
    copy: 'Course copied',
    upgrade: 'Taken to another standard',
    revert: 'Reverted in the draft',
    loading: 'Reading the receipt',
    failed: 'The receipt could not be read',
    by: ({ who, when }: { who: string; when: string }) => `${who}, ${when}`,
    unknown: 'Somebody',
    edition: ({ name, major }: { name: string; major: string }) => `“${name}” of ${major}`,
    counts: ({ changes: count, courses }: { changes: number; courses: number }) =>
      `${changes(count)} in ${courses} ${courses === 1 ? 'course' : 'courses'}`,
    topic: ({ name, count }: { name: string; count: number }) => `${name} ${count}`,
    note: 'Note',
    wasUndone: 'This was undone.',
    undoMerge: 'Receipt of the undo',
    undidReceipt: 'Receipt of what was undone',
    decisions: 'Decisions',
    tookBase: 'left as both began',
    tookDraft: 'the draft’s',
    tookCurrent: 'the current edition’s',
    tookOwn: 'own value',
    noChanges: 'Nothing was changed.',
    changed: ({ count }: Counted) => changes(count),
    author: ({ name, date }: { name: string; date: string }) => `${name} ${date}`,
    undoButton: 'Undo…',
    undoTitle: 'Undo this?',
    undoHint: ({ count }: Counted) =>
      `${changes(count)} will be taken back. What was done elsewhere since stays, and the undo can itself be undone.`,
    undoAsk: ({ count }: Counted) =>
      count === 1
        ? 'One place was changed since. Decide what is to be there.'
        : `${count} places were changed since. Decide what is to be there.`,
    undoing: 'Undoing…',
    confirmUndo: 'Undo',
    planFailed: 'What the undo would do could not be worked out',
    left: ({ count }: Counted) => `${count} not decided yet`,
    undoFailed: 'The undo was not stored.',
    overtaken: 'Somebody changed the edition meanwhile. Nothing was undone; what was decided is kept.',
    blocked: 'What stands against the undo has to be put right first',
  },
  zh: {
    merge: '已并入现行版',
    update: '修订稿已并入现行的变更',
    undo: '已撤销',
    copy: '课程已复制',
    upgrade: '已换用其他标准',
    revert: '修订稿已还原部分变更',
    loading: '正在读取回执',
    failed: '没有取到回执',
    by: ({ who, when }) => `${who}，${when}`,
    unknown: '不详',
    edition: ({ name, major }) => `${major}「${name}」`,
    counts: ({ changes: count, courses }) => `${courses} 门课程，${count} 处变更`,
    topic: ({ name, count }) => `${name} ${count}`,
    note: '说明',
    wasUndone: '已撤销。',
    undoMerge: '撤销的回执',
    undidReceipt: '原来的回执',
    decisions: '决定',
    tookBase: '保持起点的',
    tookDraft: '用修订稿的',
    tookCurrent: '用现行的',
    tookOwn: '自己写',
    noChanges: '没有变更。',
    changed: ({ count }) => `${count} 处`,
    author: ({ name, date }) => `${name} ${date}`,
    undoButton: '撤销…',
    undoTitle: '撤销这次变更？',
    undoHint: ({ count }) => `将收回 ${count} 处变更。之后在别处的修改都保留，撤销本身也可以撤销。`,
    undoAsk: ({ count }) => `有 ${count} 处之后又改过，请决定保留什么。`,
    undoing: '正在撤销…',
    confirmUndo: '撤销',
    planFailed: '没有算出撤销的结果',
    left: ({ count }) => `还有 ${count} 处未决定`,
    undoFailed: '撤销没有保存。',
    overtaken: '其间有人改动了这个版本。这次没有撤销，已作的决定都保留。',
    blocked: '请先处理阻止撤销的问题',
  },
});
