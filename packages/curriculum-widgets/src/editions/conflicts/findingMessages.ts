import { defineMessages } from '@college/ui/messages';

/** Where a finding of a merge or an undo comes from. */
export const editionFindingMessages = defineMessages('editionFinding', {
  en: {
    none: 'Nothing to report.',
    blocks: 'stands against it',
    kept: 'there before',
    accepted: 'accepted',
    opened: 'new',
    openedBy: ({ number }: { number: number }) => `because of decision ${number}`,
    closed: 'closed by it',
    goThere: 'Go there',
    goThereFor: ({ sentence }: { sentence: string }) => `Go there: ${sentence}`,
  },
  zh: {
    none: '没有问题。',
    blocks: '阻止完成',
    kept: '原有',
    accepted: '已接受',
    opened: '本次新增',
    openedBy: ({ number }) => `因第 ${number} 处决定`,
    closed: '本次补上',
    goThere: '前往',
    goThereFor: ({ sentence }) => `前往：${sentence}`,
  },
});
