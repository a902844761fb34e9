import type { Relate, Support } from '@college/curriculum-model';
import { starOutline } from '@college/ui/icons';

/** The star that stands, if any, and beside it the dashed one that is suggested; decoration, because the cell says both in words. */
export function suggestionContent(present: Relate | undefined, suggested: Support) {
  return (
    <>
      {present !== undefined && <i data-relate={present} />}
      <svg data-suggestion={suggested} viewBox="0 0 16 16" aria-hidden="true">
        <path d={starOutline} />
      </svg>
    </>
  );
}
