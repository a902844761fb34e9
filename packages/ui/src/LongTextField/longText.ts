/** Text of more characters than this is edited in a window of its own (core §5). */
export const inlineTextLimit = 16;

/** How many characters people see written: code points, so that an emoji or a rare character counts once. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** Whether a text is too long for one line; text of several lines is, since a line would lose its breaks. */
export function needsEditor(text: string): boolean {
  return countCharacters(text) > inlineTextLimit || text.includes('\n');
}
