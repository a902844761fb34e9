import type { Place } from '../places';
import type { Value } from '../shapeFields';
import type { Key } from '../state';

/** The two sides of a merge: the draft, and the current edition into which it goes. */
export type Side = 'draft' | 'current';

/** What both sides changed, and not to the same. */
export type Conflict =
  /** Two values of a field. */
  | { type: 'field'; at: Place; name: string; base: Value; draft: Value; current: Value }
  /** One side removed what the other one worked on, or worked below. */
  | { type: 'removed'; at: Place; by: Side }
  /** Two owners. */
  | { type: 'moved'; at: Place; base: string | undefined; draft: string | undefined; current: string | undefined }
  /** Two orders of a list; `at` is the list. */
  | { type: 'ordered'; at: Place; draft: readonly Key[]; current: readonly Key[] };

/** Whose version is taken: that of a side, or what both began with; for a field another value. */
export type Choice = Side | 'base' | { value: Value };

/** The choices of a merge by `conflictKey`. */
export type Choices = Readonly<Record<string, Choice>>;

/** By which a choice finds its conflict. */
export function conflictKey(conflict: Conflict): string {
  return conflict.type === 'field' ? `${conflict.at}#${conflict.name}` : `${conflict.at}#${conflict.type}`;
}

/** The state that a choice takes; undefined where nothing was chosen yet. */
export function sideOf(choice: Choice | undefined): Side | 'base' | undefined {
  return typeof choice === 'string' ? choice : undefined;
}
