import { defineMessages } from '@college/ui/messages';

/** Text of the page of a review, which other pages need not load. */
export const reviewPageMessages = defineMessages('reviewPage', {
  en: {
    noProposal: 'The address of this page names no proposal and no open draft',
    notSent: 'This draft was not sent to review yet',
  },
  zh: {
    noProposal: '地址里没有指明提案，也没有指明未结束的修订稿',
    notSent: '这份修订稿还没有送审',
  },
});
