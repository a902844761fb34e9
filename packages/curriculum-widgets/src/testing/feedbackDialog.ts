import { feedbackDialogMessages } from '../feedback/FeedbackDialog/messages';
import type { Driver } from './Driver';
import { named } from './named';

/** `FeedbackDialog`: where one writes what one thinks of the product. */
export function feedbackDialog<Part>({ part, click, write }: Driver<Part>) {
  const dialog = part('dialog', { name: named(feedbackDialogMessages, 'title') });
  const text = part('textbox', { name: named(feedbackDialogMessages, 'content', { start: true }), inside: dialog });
  const send = part('button', { name: named(feedbackDialogMessages, 'send'), inside: dialog });
  return {
    dialog,
    text,
    send,
    /** Writes something and sends it. */
    async write(words: string) {
      await write(text, words);
      await click(send);
    },
  };
}
