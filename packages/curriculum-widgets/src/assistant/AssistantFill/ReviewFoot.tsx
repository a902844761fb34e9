import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import type { Dispatch } from 'react';
import { styled } from 'styled-components';
import { acceptedOf, type AssistantFillEvent, type Review } from './assistantFillState';
import { assistantFillMessages } from './messages';

interface ReviewFootProps {
  review: Review;
  dispatch: Dispatch<AssistantFillEvent>;
  onApply: () => void;
  onClose: () => void;
}

/** How many suggestions were accepted, and the way back. */
export function ReviewFacts({ review, dispatch }: ReviewFootProps) {
  const text = useMessages(assistantFillMessages);
  const isUndoable = review.past.length > 0 && review.applying.status !== 'running';
  return (
    <Facts>
      <span role="status">{text.acceptedOf({ accepted: acceptedOf(review).length, total: review.suggestions.length })}</span>
      <Button variant="link" size="small" isDisabled={!isUndoable} onPress={() => dispatch({ type: 'undone' })}>
        {text.undo}
      </Button>
    </Facts>
  );
}

/** The acts on all suggestions at once; the last one carries out what was accepted. */
export function ReviewActs({ review, dispatch, onApply, onClose }: ReviewFootProps) {
  const text = useMessages(assistantFillMessages);
  const accepted = acceptedOf(review);
  const isApplying = review.applying.status === 'running';
  const isJudged = review.suggestions.every(({ key }) => review.verdicts[key] !== undefined);
  if (review.suggestions.length === 0) return <Button onPress={onClose}>{text.close}</Button>;
  return (
    <>
      <Button variant="ghost" isDisabled={isApplying} onPress={onClose}>
        {text.discardAll}
      </Button>
      <Button isDisabled={isApplying || isJudged} onPress={() => dispatch({ type: 'allAccepted' })}>
        {text.acceptAll}
      </Button>
      <Button variant="primary" isDisabled={accepted.length === 0} isPending={isApplying} pendingLabel={text.applying} onPress={onApply}>
        {text.apply({
          toForm: accepted.filter(({ kind }) => kind === 'field' || kind === 'project').length,
          toStore: accepted.filter(({ kind }) => kind === 'point' || kind === 'ksa').length,
        })}
      </Button>
    </>
  );
}

const Facts = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
`;
