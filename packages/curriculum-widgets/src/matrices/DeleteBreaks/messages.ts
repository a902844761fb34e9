import { defineMessages } from '@college/ui/messages';

/** Words about what a deletion breaks. */
export const deleteBreaksMessages = defineMessages('deleteBreaks', {
  en: {
    title: 'Delete what the matrices use?',
    confirm: 'Delete it all',
    unknown: 'The matrices could not be read, so what this breaks there is not listed.',
    nothing: 'Nothing in the matrices depends on it.',
    more: ({ count }: { count: number }) => `and ${count} more ${count === 1 ? 'effect' : 'effects'}`,
  },
  zh: {
    title: '矩阵里正在使用，仍要删除吗？',
    confirm: '一并删除',
    unknown: '没有取到矩阵，无法列出受影响的内容。',
    nothing: '矩阵里没有用到它。',
    more: ({ count }) => `另有 ${count} 处影响`,
  },
});
