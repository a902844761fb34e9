import type { LiveEvent } from '@college/curriculum-model';

/** The page of a course that somebody has open. */
export const page = (userId: number, line: string) => ({ line, userId, majorId: 101, view: 'course' as const, courseId: 1001 });

/** Reads a line as it comes. */
export function reading(line: AsyncIterable<{ data: unknown }>) {
  const events: LiveEvent[] = [];
  const state = { events, isOver: false, count: () => events.findLast(({ people }) => people)?.people?.length };
  void (async () => {
    for await (const { data } of line) events.push(data as LiveEvent);
    state.isOver = true;
  })();
  return state;
}
