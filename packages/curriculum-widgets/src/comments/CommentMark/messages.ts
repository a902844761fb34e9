import { counted, defineMessages } from '@college/ui/messages';

/** Built-in text of `CommentMark`. */
export const commentMarkMessages = defineMessages('commentMark', {
  words: {},
  en: {
    write: ({ name }: { name: string }) => `Comment on ${name}`,
    open: ({ name, count }: { name: string; count: number }) =>
      `${count === 1 ? '1 open discussion' : `${count} open discussions`}: ${name}`,
    resolved: ({ name }: { name: string }) => `Resolved discussions: ${name}`,
    found: ({ level, count }: { level: string; count: number }) => (count === 1 ? level : `${level}, ${counted(count, 'finding')} in all`),
    beside: ({ found, name }: { found: string | undefined; name: string }) => (found === undefined ? name : `${found}: ${name}`),
    moreFindings: ({ count }: { count: number }) => `and ${count} more`,
  },
  zh: {
    write: ({ name }) => `评论：${name}`,
    open: ({ name, count }) => `${count} 个未解决的讨论：${name}`,
    resolved: ({ name }) => `已解决的讨论：${name}`,
    found: ({ level, count }) => (count === 1 ? level : `${level}，共 ${count} 个问题`),
    beside: ({ found, name }) => (found === undefined ? name : `${found}：${name}`),
    moreFindings: ({ count }) => `另有 ${count} 个问题`,
  },
});
