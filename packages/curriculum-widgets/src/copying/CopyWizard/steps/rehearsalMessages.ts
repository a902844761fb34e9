import * as domainTerms from '@college/curriculum-model/terms';
import { defineMessages } from '@college/ui/messages';
import { cancel, retry } from '@college/ui/words';

/** Built-in text of rehearsing a copy in a draft. */
export const rehearsalMessages = defineMessages('copyWizardRehearsal', {
  words: { merge: domainTerms.mergeAct, cancel, retry },
  en: {
    edition: 'Copy into',
    current: 'Current edition',
    currentHint: 'Teaching uses it at once.',
    draft: ({ name }: { name: string }) => `Rehearse in the draft “${name}”`,
    draftHint: 'The current edition stays as it is until the draft is merged.',
    loading: 'Loading drafts…',
    draftsFailed: 'The drafts could not be loaded. You can still copy into the current edition.',
    newDraft: 'Rehearse in a new draft…',
    name: 'Name of the draft',
    suggestedName: ({ course }: { course: string }) => `Rehearsal: ${course}`,
    make: 'Start draft',
    making: ({ percent }: { percent: number }) => `Starting the draft, ${percent}%`,
    notMade: 'The draft is not ready yet. Try again to go on waiting.',
    rehearsed: 'The current edition has not changed. Look at what the copy does to the draft, then merge the draft or throw it away.',
    impact: 'The draft now',
    impactFailed: 'What the copy does to the draft could not be loaded.',
    compare: 'Compare',
    undo: 'Undo this copy…',
  },
  zh: {
    edition: '复制到',
    current: '现行版',
    currentHint: '立即用于教学。',
    draft: ({ name }) => `在修订稿「${name}」中预演`,
    draftHint: '修订稿并入之前，现行版保持不变。',
    loading: '正在加载修订稿…',
    draftsFailed: '没有取到修订稿，仍可复制到现行版。',
    newDraft: '在新的修订稿中预演…',
    name: '修订稿名称',
    suggestedName: ({ course }) => `预演：${course}`,
    make: '建立修订稿',
    making: ({ percent }) => `正在建立修订稿，${percent}%`,
    notMade: '修订稿尚未建好，重试可继续等待。',
    rehearsed: '现行版没有改变。请查看复制对修订稿的影响，再并入或丢弃修订稿。',
    impact: '修订稿现状',
    impactFailed: '没有取到复制对修订稿的影响。',
    compare: '比较',
    undo: '撤销这次复制…',
  },
});
