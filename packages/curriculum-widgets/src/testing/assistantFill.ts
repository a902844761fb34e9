import { assistantFillMessages } from '../assistant/AssistantFill/messages';
import type { Driver } from './Driver';
import { eitherOf, named, namedBy } from './named';

/** What the assistant can be asked for. */
export type AssistantTask = 'all' | 'page' | 'course' | 'more' | 'points' | 'ksa' | 'matchPoint' | 'matchKsa';

/** `AssistantFill`: the menu of the assistant, and the window in which its suggestions are accepted one by one. */
export function assistantFill<Part>({ part, click }: Driver<Part>) {
  const { zh, en } = assistantFillMessages;
  const button = part('button', { name: named(assistantFillMessages, 'name') });
  const task = (which: AssistantTask) => part('menuitem', { name: named(assistantFillMessages, which) });
  return {
    button,
    task,
    /** The window with the suggestions for a course. */
    review: (course: string) => part('dialog', { name: namedBy(assistantFillMessages, 'reviewOf', { name: course }) }),
    /** Opens the menu and asks for something. */
    async ask(which: AssistantTask) {
      await click(button);
      await click(task(which));
    },
    /** Accepts one suggestion; nothing is filled in before `apply`. */
    accept: (name: string) => click(part('button', { name: namedBy(assistantFillMessages, 'acceptNamed', { name }) })),
    discard: (name: string) => click(part('button', { name: namedBy(assistantFillMessages, 'discardNamed', { name }) })),
    /** Fills in and saves what was accepted, by the button that says how much that is. */
    apply: ({ toForm, toStore }: { toForm: number; toStore: number }) =>
      click(part('button', { name: namedBy(assistantFillMessages, 'apply', { toForm, toStore }) })),
    /** Closes the window without taking anything. */
    leave: part('button', { name: eitherOf([zh.discardAll, en.discardAll, zh.close, en.close]) }),
  };
}
