import { defineMessages } from '@college/ui/messages';
import { undo } from '@college/ui/words';

/** What quick fixes say, in every list of findings. */
export const quickFixMessages = defineMessages('quickFixes', {
  words: { undo },
  en: {
    fixes: ({ sentence }: { sentence: string }) => `Quick fixes: ${sentence}`,
    fixing: 'Changing…',
    fixed: 'Changed',
    fixedWhat: ({ fix, place }: { fix: string; place: string }) => `${fix}: ${place}`,
    undone: 'The quick fix is undone',
    askTitle: ({ fix, place }: { fix: string; place: string }) => `${fix} “${place}”?`,
    askHint: 'This can be undone right away, and later in the edit history.',
  },
  zh: {
    fixes: ({ sentence }) => `快速修改：${sentence}`,
    fixing: '正在修改…',
    fixed: '已修改',
    fixedWhat: ({ fix, place }) => `${place}：${fix}`,
    undone: '已撤销快速修改',
    askTitle: ({ fix, place }) => `${fix}「${place}」？`,
    askHint: '之后可以立即撤销，也可以在修改历史中恢复。',
  },
});
