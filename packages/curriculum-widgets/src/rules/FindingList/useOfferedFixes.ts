import type { EditionRef } from '@college/curriculum-model';
import { useMemo } from 'react';
import { useLatest } from '../../support/desk/useLatest';
import type { OfferedFixes } from '../fixes/QuickFixActs';
import type { FindingListSource } from './FindingListSource';

interface UseOfferedFixesOptions {
  source: FindingListSource;
  edition: EditionRef;
  onChanged: () => void;
}

/** The quick fixes of a state as its source applies them; undefined where it does not. */
export function useOfferedFixes({ source, edition, onChanged }: UseOfferedFixesOptions): OfferedFixes | undefined {
  const latest = useLatest({ onChanged });
  return useMemo(() => {
    const { applyFix, undoFix } = source;
    if (!applyFix || !undoFix) return undefined;
    return {
      acts: {
        applyFix: ({ id: finding, basis }, fix) => applyFix.call(source, { ref: edition, finding, basis, fix }),
        undoFix: (id) => undoFix.call(source, { id }),
      },
      onChanged: () => latest().onChanged(),
    };
  }, [source, edition, latest]);
}
