import type { MergePlan } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { useId } from 'react';
import { ReasonPlace } from '../conflicts/deskParts';
import { mergeDeskMessages } from './messages';
import type { OpenMerge } from './useMergeDesk';

interface FinishButtonProps {
  merge: OpenMerge;
  plan: MergePlan;
  onPress: () => void;
}

/** Finishes the merge; while something is undecided or stands against it, it says what. */
export function FinishButton({ merge, plan, onPress }: FinishButtonProps) {
  const text = useMessages(mergeDeskMessages);
  const reasonId = useId();
  const { desk, act, isPlanning, isReadOnly, request } = merge;
  const isBlocked = plan.findings.some(({ type }) => type === 'blocks');
  const reason =
    desk.undecidedCount > 0
      ? text.left({ count: desk.undecidedCount })
      : isBlocked
        ? text.blocked
        : desk.writingKey !== null
          ? text.writing
          : request.status === 'failed'
            ? text.failed
            : isPlanning
              ? text.planning
              : null;
  return (
    <ReasonPlace title={reason ?? undefined}>
      <Button
        variant="primary"
        isDisabled={reason !== null || (isReadOnly && act.status !== 'merging')}
        isPending={act.status === 'merging'}
        pendingLabel={text.finishing}
        aria-describedby={reason === null ? undefined : reasonId}
        onPress={onPress}
      >
        {text.finish}
      </Button>
      <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>
    </ReasonPlace>
  );
}
