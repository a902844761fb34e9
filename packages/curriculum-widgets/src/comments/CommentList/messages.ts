import * as domainTerms from '@college/curriculum-model/terms';
import { defineMessages } from '@college/ui/messages';
import { all, sending } from '@college/ui/words';

/** Built-in text of `CommentList`. */
export const commentListMessages = defineMessages('commentList', {
  words: { all, sending, major: domainTerms.major, title: domainTerms.comments },
  en: {
    loading: 'Reading the comments',
    failed: 'The comments could not be read',
    state: 'Which discussions',
    open: 'Open',
    resolved: 'Resolved',
    counted: ({ open, resolved }: { open: number; resolved: number }) => `${open} open, ${resolved} resolved`,
    chosen: ({ state, count }: { state: string; count: number }) => `${state} ${count}`,
    none: 'No comments yet',
    noneHint: 'Ask or suggest something; whoever may read this can answer.',
    noneReadOnly: 'Nobody has commented on this.',
    noneOpen: 'Nothing open',
    noneOpenHint: 'All discussions are resolved.',
    noneResolved: 'Nothing resolved yet',
    write: 'New comment',
    writePlaceholder: 'Comment, @ to mention a colleague',
    send: 'Comment',
    goTo: ({ place }: { place: string }) => `Go to ${place}`,
  },
  zh: {
    loading: '正在读取评论',
    failed: '没有读到评论',
    state: '显示哪些讨论',
    open: '未解决',
    resolved: '已解决',
    counted: ({ open, resolved }) => `${open} 个未解决，${resolved} 个已解决`,
    chosen: ({ state, count }) => `${state} ${count}`,
    none: '还没有评论',
    noneHint: '可以提问或建议，能查看此处的人都可以回复。',
    noneReadOnly: '还没有人评论此处。',
    noneOpen: '没有未解决的讨论',
    noneOpenHint: '所有讨论都已解决。',
    noneResolved: '还没有已解决的讨论',
    write: '新评论',
    writePlaceholder: '评论，@ 提及同事',
    send: '评论',
    goTo: ({ place }) => `前往 ${place}`,
  },
});
