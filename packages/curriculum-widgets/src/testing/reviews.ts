import { presenceMessages } from '../presence/Presence/messages';
import { presenceMarksMessages } from '../presence/PresenceMarks/messages';
import { approvalStepsMessages } from '../reviews/ApprovalSteps/messages';
import { reviewDeskMessages } from '../reviews/ReviewDesk/messages';
import type { Driver } from './Driver';
import { eitherOf, partsCalled } from './named';

/** `ReviewDesk`: where a draft is sent to review, approved, declined or taken back. */
export function reviewDesk<Part>(driver: Driver<Part>) {
  const { part, click, write } = driver;
  const { by } = partsCalled(driver, reviewDeskMessages);
  const { zh, en } = reviewDeskMessages;
  const decision = by('region', 'decision');
  const approveButton = part('button', { name: eitherOf([zh.approve, en.approve, zh.approveLast, en.approveLast]), inside: decision });
  return {
    desk: by('region', 'title'),
    section: (which: 'summary' | 'changes' | 'checks' | 'history') => by('region', which),
    decision,
    approveButton,
    /** A change or a course, by what its button says. */
    change: (words: string | RegExp) => part('button', { name: words, inside: by('region', 'changes') }),
    approve: () => click(approveButton),
    /** Asks for changes, with a comment. */
    async askForChanges(comment: string) {
      await write(by('textbox', 'comment', { inside: decision }), comment);
      await click(by('button', 'ask', { inside: decision }));
    },
    /** Asks whether to decline it. */
    decline: () => click(by('button', 'decline')),
    declineQuestion: by('dialog', 'declineTitle'),
    /** Asks whether to take it back. */
    withdraw: () => click(by('button', 'withdraw')),
    withdrawQuestion: by('alertdialog', 'withdrawTitle'),
    compare: () => click(by('button', 'compare')),
  };
}

/** `ApprovalSteps`: through which steps a review goes. */
export function approvalSteps<Part>(driver: Driver<Part>) {
  const { click, part, write } = driver;
  const { by, of } = partsCalled(driver, approvalStepsMessages);
  const step = (place: number) => part('group', { name: /^(由谁|Who decides)/, place });
  return {
    page: by('region', 'title'),
    /** Who decides in a step, from 1. */
    deciders: step,
    add: () => click(by('button', 'add')),
    rename: (place: number, chinese: string) => write(by('textbox', 'nameInChinese', { place }), chinese),
    move: (name: string, way: 'earlier' | 'later') => click(of('button', way, { name })),
    remove: (name: string) => click(of('button', 'remove', { name })),
    save: () => click(by('button', 'save')),
  };
}

/** `Presence` and `PresenceMarks`: who else is here, and what they edit. */
export function presence<Part>(driver: Driver<Part>) {
  const { part, click } = driver;
  const button = part('button', { name: /^(另有|同时在场|Also here|\d+ others are here)/ });
  return {
    button,
    /** Who is here, once the button was pressed. */
    dialog: partsCalled(driver, presenceMessages).by('dialog', 'title'),
    /** What others edit on this page. */
    marks: partsCalled(driver, presenceMarksMessages).by('list', 'title'),
    open: () => click(button),
  };
}
