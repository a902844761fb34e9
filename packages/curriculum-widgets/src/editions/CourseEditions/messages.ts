import { defineMessages } from '@college/ui/messages';
import { listComma, retry } from '@college/ui/words';

/** Built-in text of `CourseEditions`. */
export const courseEditionsMessages = defineMessages('courseEditions', {
  words: { listComma, retry },
  en: {
    ask: 'Published editions',
    none: 'In no published edition',
    failed: 'The published editions could not be loaded.',
    publishedIn: 'Published in',
    withdrawn: ({ name }: { name: string }) => `${name} (withdrawn)`,
    more: ({ count }: { count: number }) => (count === 1 ? '1 more' : `${count} more`),
  },
  zh: {
    ask: '所在发布版',
    none: '不在任何发布版中',
    failed: '没有取到发布版。',
    publishedIn: '见于',
    withdrawn: ({ name }) => `${name}（已撤回）`,
    more: ({ count }) => `另有 ${count} 版`,
  },
});
