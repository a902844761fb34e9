import type { MergeTarget } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { styled } from 'styled-components';
import { editionBandMessages } from './messages';

/** Where the band leads; what is left out is not offered. */
export interface EditionBandWays {
  /** Goes to the current edition. */
  onLeave?: () => void;
  /** Opens the list of editions. */
  onOpenEditions?: () => void;
  /** Compares the draft with the current edition. */
  onCompare?: () => void;
  /** Brings the draft to another standard. */
  onUpgrade?: () => void;
  /** Opens the review of the draft, or what sends it to one. */
  onReview?: () => void;
  /** Opens the review of the course of the page alone, or what sends it to one. */
  onReviewCourse?: () => void;
  /** Merges: the draft into the current edition, or what is new there into the draft. */
  onMerge?: (into: MergeTarget) => void;
}

interface BandActsProps extends EditionBandWays {
  state: 'draft' | 'scenario' | 'published' | 'behind' | 'locked' | 'gone';
}

/** Where the band leads: what is useful next first, the way back last. */
export function BandActs({ state, onLeave, onOpenEditions, onCompare, onUpgrade, onReview, onReviewCourse, onMerge }: BandActsProps) {
  const text = useMessages(editionBandMessages);
  const acts = [
    state === 'behind' && onMerge && { word: text.update, run: () => onMerge('draft') },
    state === 'locked' && onReview && { word: text.askToWrite, run: onReview },
    onCompare && { word: text.compare, run: onCompare },
    (state === 'draft' || state === 'behind') && onReview && { word: text.review, run: onReview },
    (state === 'draft' || state === 'behind') && onReviewCourse && { word: text.reviewCourse, run: onReviewCourse },
    (state === 'draft' || state === 'behind') && onMerge && { word: text.merge, run: () => onMerge('current') },
    state !== 'gone' && state !== 'locked' && state !== 'published' && onUpgrade && { word: text.upgrade, run: onUpgrade },
    onOpenEditions && { word: text.editions, run: onOpenEditions },
    onLeave && { word: text.leave, run: onLeave },
  ];
  return (
    <Acts>
      {acts.map(
        (act) =>
          act && (
            <Button key={act.word} variant="link" onPress={() => act.run()}>
              {act.word}
            </Button>
          ),
      )}
    </Acts>
  );
}

const Acts = styled.span`
  display: flex;
  flex-wrap: wrap;
  /* The words of the last one end where the page does. */
  margin-inline: -12px;
`;
