import { defineMessages } from '@college/ui/messages';
import { listComma } from '@college/ui/words';

/** Built-in text of `CourseEditions`. */
export const courseEditionsMessages = defineMessages('courseEditions', {
  words: { listComma },
  en: {
    publishedIn: 'Published in',
    withdrawn: ({ name }: { name: string }) => `${name} (withdrawn)`,
    more: ({ count }: { count: number }) => (count === 1 ? '1 more' : `${count} more`),
  },
  zh: {
    publishedIn: '见于',
    withdrawn: ({ name }) => `${name}（已撤回）`,
    more: ({ count }) => `另有 ${count} 版`,
  },
});
