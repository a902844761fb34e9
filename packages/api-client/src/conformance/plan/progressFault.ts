import type { CopyProgress } from '@college/curriculum-model';
import { excerpt } from '../mismatch';

/** What is wrong with the progress of a job. */
export function progressFault(events: readonly CopyProgress[]): string | undefined {
  const percents = events.map(({ percent }) => percent);
  const numbers = events.map(({ no }) => no);
  const rises = percents.every((percent, at) => percent >= (percents[at - 1] ?? 0)) && numbers.every((no, at) => no === at + 1);
  const isRight = rises && percents.at(-1) === 100 && percents.filter((percent) => percent === 100).length === 1;
  return isRight ? undefined : excerpt(events, 400);
}
