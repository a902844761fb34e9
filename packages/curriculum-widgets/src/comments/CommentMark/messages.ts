import { defineMessages } from '@college/ui/messages';

/** Built-in text of `CommentMark`. */
export const commentMarkMessages = defineMessages('commentMark', {
  words: {},
  en: {
    write: ({ name }: { name: string }) => `Comment on ${name}`,
    open: ({ name, count }: { name: string; count: number }) =>
      `${count === 1 ? '1 open discussion' : `${count} open discussions`}: ${name}`,
    resolved: ({ name }: { name: string }) => `Resolved discussions: ${name}`,
  },
  zh: {
    write: ({ name }) => `评论：${name}`,
    open: ({ name, count }) => `${count} 个未解决的讨论：${name}`,
    resolved: ({ name }) => `已解决的讨论：${name}`,
  },
});
