/** A replaced part of a text. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** The text with its edits, which do not overlap. */
export function withTextEdits(text: string, edits: readonly TextEdit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((result, edit) => result.slice(0, edit.start) + edit.text + result.slice(edit.end), text);
}
