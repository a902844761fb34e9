import type { ReceiptAct } from '@college/curriculum-model';
import * as domainTerms from '@college/curriculum-model/terms';
import { defineMessages } from '@college/ui/messages';
import { listComma } from '@college/ui/words';

/** Built-in text of `ReceiptList`. */
export const receiptListMessages = defineMessages('receiptList', {
  words: { counts: domainTerms.changes, listComma },
  en: {
    title: 'Receipts',
    act: 'What was done',
    subject: 'Draft or course',
    who: 'Who',
    when: 'When',
    state: 'Outcome',
    actOf: ({ act }: { act: ReceiptAct }) =>
      ({
        merge: 'Merged into the current edition',
        update: 'Draft updated',
        undo: 'Undo',
        copy: 'Course copied',
        upgrade: 'Taken to another standard',
        revert: 'Reverted in the draft',
        fix: 'Quick fix',
      })[act],
    unknown: 'Somebody',
    countsOf: ({ changes, courses }: { changes: number; courses: number }) =>
      `${changes === 1 ? '1 change' : `${changes} changes`}, ${courses === 1 ? '1 course' : `${courses} courses`}`,
    holds: 'In effect',
    undone: 'Undone',
    view: 'View',
    viewOf: ({ act, name, time }: { act: string; name: string; time: string }) =>
      `View: ${act}${name === '' ? '' : `, “${name}”`}, ${time}`,
    none: 'No receipt yet',
    noneHint: 'Merging a draft, bringing current changes into one, and undoing either leaves one here.',
    failed: 'The receipts could not be loaded',
  },
  zh: {
    title: '回执',
    act: '操作',
    subject: '修订稿或课程',
    who: '人员',
    when: '时间',
    state: '结果',
    actOf: ({ act }) =>
      ({
        merge: '并入现行版',
        update: '并入现行的变更',
        undo: '撤销',
        copy: '复制课程',
        upgrade: '换用其他标准',
        revert: '还原部分变更',
        fix: '快速修改',
      })[act],
    unknown: '不详',
    countsOf: ({ changes, courses }) => `${changes} 处，${courses} 门`,
    holds: '有效',
    undone: '已撤销',
    view: '查看',
    viewOf: ({ act, name, time }) => `查看：${act}${name === '' ? '' : `「${name}」`}，${time}`,
    none: '还没有回执',
    noneHint: '并入修订稿、并入现行的变更、撤销这些操作后，这里会有回执。',
    failed: '没有取到回执',
  },
});

export type ReceiptListText = typeof receiptListMessages.en;
