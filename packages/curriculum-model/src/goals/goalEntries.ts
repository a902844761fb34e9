import { textLimits } from '../fields';

/** Most characters of a goal's content, blanks at the edges not counted. */
export const maxGoalLength = textLimits.paragraph;

/** Why a content cannot be saved. */
export type GoalTextProblem = 'empty' | 'tooLong';

/** The reason why this content cannot be saved; null when it can (core §5). */
export function goalTextProblem(text: string): GoalTextProblem | null {
  const { length } = text.trim();
  if (length === 0) return 'empty';
  return length > maxGoalLength ? 'tooLong' : null;
}

/** The goals in a pasted text: one a line, without blanks at the edges; blank lines hold none. */
export function splitGoalLines(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Whether two contents say the same but for case, width of letters, blanks and the stop at the end; empty ones say nothing. */
export function isSameGoalText(one: string, other: string): boolean {
  const core = coreOf(one);
  return core !== '' && core === coreOf(other);
}

// A pattern that ends in $ would try again at each of a million stops.
const stops: ReadonlySet<string> = new Set('.。;');

function coreOf(text: string): string {
  const core = text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');
  let end = core.length;
  while (end > 0 && stops.has(core.charAt(end - 1))) end -= 1;
  return core.slice(0, end);
}
