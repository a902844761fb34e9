import { defineMessages } from '@college/ui/messages';

/** Built-in text of `CommentDialog`. */
export const commentDialogMessages = defineMessages('commentDialog', {
  words: {},
  en: {
    title: ({ name }: { name: string }) => `Comments: ${name}`,
    place: 'About',
    everywhere: ({ name }: { name: string }) => `All comments on ${name}`,
    counted: ({ open }: { open: number }) => (open === 0 ? '' : `${open} open`),
  },
  zh: {
    title: ({ name }) => `评论：${name}`,
    place: '关于',
    everywhere: ({ name }) => `${name}的全部评论`,
    counted: ({ open }) => (open === 0 ? '' : `${open} 个未解决`),
  },
});
