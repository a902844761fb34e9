import { trashDays, type TrashKind } from '@college/curriculum-model';
import * as domainTerms from '@college/curriculum-model/terms';
import { defineMessages } from '@college/ui/messages';
import { restoring, view } from '@college/ui/words';

const kindNames = {
  en: {
    course: domainTerms.courseUnit.en,
    edition: 'Draft of a major',
    department: domainTerms.department.en,
    major: domainTerms.major.en,
    occupation: 'Occupation record',
    collegeMajor: 'College major',
    talentReport: 'Talent demand report',
    news: 'News',
    outline: 'Sample outline',
  },
  zh: {
    course: domainTerms.courseUnit.zh,
    edition: '修订稿',
    department: domainTerms.department.zh,
    major: domainTerms.major.zh,
    occupation: '职业记录',
    collegeMajor: '本科专业资料',
    talentReport: '人才需求报告',
    news: '新闻',
    outline: '样例大纲',
  },
} as const satisfies Record<'en' | 'zh', Record<TrashKind, string>>;

/** Built-in text of `TrashList`. */
export const trashListMessages = defineMessages('trashList', {
  words: { major: domainTerms.major, open: view, restoring },
  en: {
    title: 'Trash',
    hint: 'What is deleted is kept until the time in its row, then removed for good.',
    name: 'Name',
    kind: 'Kind',
    kindOf: ({ kind }: { kind: TrashKind }) => kindNames.en[kind],
    deleted: 'Deleted',
    deletedBy: 'Deleted by',
    system: 'the system',
    left: 'Days left',
    lastDay: 'less than a day',
    days: ({ count }: { count: number }) => `${count} ${count === 1 ? 'day' : 'days'}`,
    restore: 'Restore',
    restoreOf: ({ name }: { name: string }) => `Restore ${name}`,
    restored: ({ name }: { name: string }) => `“${name}” is back with everything that was deleted with it.`,
    restoredAlone: ({ name }: { name: string }) => `“${name}” is back.`,
    restoredBut: ({ name }: { name: string }) => `“${name}” is back, except for the following:`,
    failedToRestore: ({ name, reason }: { name: string; reason: string }) => `“${name}” could not be restored. ${reason}`,
    none: 'The trash is empty',
    noneHint: `What is deleted shows here for at least ${trashDays} days.`,
    failed: 'The trash could not be loaded',
  },
  zh: {
    title: '回收站',
    hint: '删除的内容保留到所在行注明的时间，之后彻底删除。',
    name: '名称',
    kind: '类型',
    kindOf: ({ kind }) => kindNames.zh[kind],
    deleted: '删除时间',
    deletedBy: '删除人',
    system: '系统',
    left: '剩余时间',
    lastDay: '不足 1 天',
    days: ({ count }) => `${count} 天`,
    restore: '恢复',
    restoreOf: ({ name }) => `恢复${name}`,
    restored: ({ name }) => `「${name}」已恢复，随之删除的内容也已恢复。`,
    restoredAlone: ({ name }) => `「${name}」已恢复。`,
    restoredBut: ({ name }) => `「${name}」已恢复，但以下内容未能恢复：`,
    failedToRestore: ({ name, reason }) => `「${name}」未能恢复。${reason}`,
    none: '回收站是空的',
    noneHint: `删除的内容会在这里至少保留 ${trashDays} 天。`,
    failed: '没有取到回收站的内容',
  },
});

export type TrashListText = typeof trashListMessages.en;
