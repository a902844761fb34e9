import type { Driver } from './Driver';
import { eitherOf } from './named';

/** What all lists of findings have: quick fixes, and a question before one that deletes something. */
export function quickFixes<Part>({ part, click, gone }: Driver<Part>, list: Part) {
  const fixQuestion = part('alertdialog');
  return {
    /** A quick fix by its words; one that ends with `…` asks first. */
    fix: (words: string | RegExp) => part('button', { name: words, inside: list }),
    fixQuestion,
    /** Answers that question by the words of its fix, and waits until it has closed. */
    async confirmFix(words: string) {
      await click(part('button', { name: eitherOf([words]), inside: fixQuestion }));
      await gone(fixQuestion);
    },
  };
}
