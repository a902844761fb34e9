import type { SearchHit, SearchTarget } from '@college/curriculum-model';
import type { HitGroup } from './contentSearchState';

/** Hits of one kind that show; more of one would push the others out of sight. */
export const shownHits = 5;

/** A hit that shows, as the arrow keys walk over them. */
export interface ShownHit {
  key: string;
  target: SearchTarget;
  hit: SearchHit;
}

/** The hits that show, from top to bottom. */
export function shownHitsOf(groups: readonly HitGroup[]): ShownHit[] {
  return groups.flatMap(({ target, hits }) => hits.slice(0, shownHits).map((hit) => ({ key: `${target}-${hit.id}`, target, hit })));
}

/** The target of an arrow key; wraps around at the ends. */
export function neighbourOf(shown: readonly ShownHit[], key: string | null, step: 1 | -1): string | null {
  const at = shown.findIndex((one) => one.key === key);
  const next = at < 0 ? (step === 1 ? 0 : shown.length - 1) : (at + step + shown.length) % shown.length;
  return shown[next]?.key ?? null;
}
