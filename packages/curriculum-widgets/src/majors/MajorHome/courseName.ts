import { textLimits } from '@college/curriculum-model';

/** A name as it is stored: on one line, without space around it. */
export function singleLine(typed: string): string {
  return typed.replaceAll(/\s*[\r\n]+\s*/g, ' ').trim();
}

/** Why a name cannot be stored. */
export function nameProblem(typed: string): 'missing' | 'tooLong' | null {
  const name = singleLine(typed);
  if (name === '') return 'missing';
  return name.length > textLimits.title ? 'tooLong' : null;
}
