import { defineMessages } from '@college/ui/messages';

/** Text of the page of a review, which other pages need not load. */
export const reviewPageMessages = defineMessages('reviewPage', {
  en: {
    noProposal: 'The address of this page names no proposal and no open draft',
    courseNotSent: 'The changes of this course were not sent to review yet',
    courseUnchanged: 'This draft changes nothing in the course',
    notSent: 'This draft was not sent to review yet',
  },
  zh: {
    noProposal: '地址里没有指明提案，也没有指明未结束的修订稿',
    courseNotSent: '这门课程的改动还没有送审',
    courseUnchanged: '这份修订稿没有改动这门课程',
    notSent: '这份修订稿还没有送审',
  },
});
