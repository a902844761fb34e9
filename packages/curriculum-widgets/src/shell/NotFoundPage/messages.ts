import { defineMessages } from '@college/ui/messages';

export const notFoundMessages = defineMessages('notFound', {
  en: {
    title: 'the page got lost, try another page',
    hint: 'The address may have been typed wrongly or be out of date.',
    back: 'Back to the start',
  },
  zh: { title: '页面走丢了，换个页面试试吧', hint: '地址可能写错了，或者已经失效。', back: '回到首页' },
});
