import { groupBy } from '../grouping';
import type { CommentThread } from './calls';

/** The threads of one place. */
export interface ThreadGroup {
  /** By lineage. */
  place: string;
  threads: CommentThread[];
}

/** Threads by their places: places in the order of their first threads, those of one place the oldest first. */
export function threadsByPlace(threads: readonly CommentThread[]): ThreadGroup[] {
  const groups = groupBy(threads, ({ place }) => place);
  return Array.from(groups, ([place, list]) => ({ place, threads: list.toSorted((one, other) => one.id - other.id) }));
}
