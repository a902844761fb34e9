import * as domainTerms from '@college/curriculum-model/terms';
import { defineMessages } from '@college/ui/messages';

/** Built-in text of `CommentDialog`. */
export const commentDialogMessages = defineMessages('commentDialog', {
  words: { findings: domainTerms.findings },
  en: {
    title: ({ name }: { name: string }) => `Comments: ${name}`,
    place: 'About',
    everywhere: ({ name }: { name: string }) => `All comments on ${name}`,
    findingsLoading: 'Loading the findings…',
    findingsFailed: 'The findings could not be loaded',
    counted: ({ open, found }: { open: number; found: number }) =>
      [found > 0 && (found === 1 ? '1 finding' : `${found} findings`), open > 0 && `${open} open`].filter(Boolean).join(', '),
  },
  zh: {
    title: ({ name }) => `评论：${name}`,
    place: '关于',
    everywhere: ({ name }) => `${name}的全部评论`,
    findingsLoading: '正在加载问题…',
    findingsFailed: '没有取到问题',
    counted: ({ open, found }) => [found > 0 && `${found} 个问题`, open > 0 && `${open} 个未解决`].filter(Boolean).join('，'),
  },
});
