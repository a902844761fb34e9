import { useMessages } from '@college/ui/messages';
import { useMemo } from 'react';
import { editionConflictMessages } from './messages';

/** The three versions of a conflict, in the order in which they are shown. */
export const conflictSides = ['base', 'draft', 'current'] as const;
export type ConflictSideName = (typeof conflictSides)[number];

/** What the versions are called, and how the choice of one is called. */
export type SideWords = Readonly<Record<ConflictSideName, { name: string; use: string }>>;

/** The words of a merge of one's own draft, of somebody else's, or of an undo, in which the base is what was merged and the draft what was there before. */
export function useSideWords(act: 'mergeOwn' | 'mergeOthers' | 'undo'): SideWords {
  const text = useMessages(editionConflictMessages);
  return useMemo(
    () =>
      act !== 'undo'
        ? {
            base: { name: text.base, use: text.useBase },
            draft: act === 'mergeOwn' ? { name: text.draft, use: text.useDraft } : { name: text.others, use: text.useOthers },
            current: { name: text.current, use: text.useCurrent },
          }
        : {
            base: { name: text.merged, use: text.useMerged },
            draft: { name: text.before, use: text.useBefore },
            current: { name: text.now, use: text.useNow },
          },
    [act, text],
  );
}
