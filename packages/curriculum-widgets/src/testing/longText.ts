import type { Driver } from './Driver';
import { eitherOf } from './named';

const lineLimit = 16;

/** Whether a text is written in the window. */
export const isLong = (text: string) => [...text].length > lineLimit;

/** A field whose long texts are written in a window: up to 16 characters in the line, more in the window that opens. */
export function longText<Part>({ part, click, read, write, gone }: Driver<Part>, label: RegExp) {
  const window = part('dialog', { name: label });

  return {
    window,
    /** Replaces the text of the window and confirms it. */
    async confirm(text: string) {
      await write(part('textbox', { inside: window }), text);
      await click(part('button', { name: eitherOf(['完成编辑', 'Done editing']), inside: window }));
      await gone(window);
    },
    /** Replaces the text of the field, in the line or in the window. */
    async write(field: Part, text: string) {
      if (isLong(await read(field))) await click(field);
      else {
        await write(field, text);
        if (!isLong(text)) return;
      }
      await this.confirm(text);
    },
  };
}
