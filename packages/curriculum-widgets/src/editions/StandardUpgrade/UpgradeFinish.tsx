import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { ProgressBar } from '@college/ui/ProgressBar';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { useId } from 'react';
import { Caption } from '../../support/textParts';
import { DeskProgress, ReasonPlace } from '../conflicts/deskParts';
import { standardUpgradeMessages } from './messages';
import type { UpgradeDeskProps } from './upgradeDeskProps';

/** How far the answers are, and the two ways on; while something is open or stands against the upgrade, the button says what. */
export function UpgradeFinish({ plan, upgrade, onLeave }: Pick<UpgradeDeskProps, 'plan' | 'upgrade' | 'onLeave'>) {
  const text = useMessages(standardUpgradeMessages);
  const reasonId = useId();
  const { questions, openCount, writing, request, isPlanning, isReadOnly, act } = upgrade;
  const total = questions.length;
  const done = total - openCount;
  const reason = reasonAgainst();

  function reasonAgainst(): string | null {
    if (openCount > 0) return text.left({ count: openCount });
    if (plan.findings.some(({ type }) => type === 'blocks')) return text.blocked;
    if (writing.size > 0) return text.writing;
    if (request.status === 'failed') return text.failed;
    return isPlanning ? text.planning : null;
  }

  return (
    <>
      {total > 0 && (
        <DeskProgress>
          <Caption aria-hidden>
            <b>{text.decided({ done, total })}</b> {text.decidedWord}
          </Caption>
          <ProgressBar aria-label={text.progress} value={done} maxValue={total} />
          <VisuallyHidden role="status">
            {text.decided({ done, total })} {text.decidedWord}
          </VisuallyHidden>
        </DeskProgress>
      )}
      {onLeave && (
        <Button variant="ghost" onPress={onLeave}>
          {text.later}
        </Button>
      )}
      <ReasonPlace title={reason ?? undefined}>
        <Button
          variant="primary"
          isDisabled={reason !== null || (isReadOnly && act.status !== 'upgrading')}
          isPending={act.status === 'upgrading'}
          pendingLabel={text.finishing}
          aria-describedby={reason === null ? undefined : reasonId}
          onPress={() => void upgrade.finish()}
        >
          {text.finish}
        </Button>
        <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>
      </ReasonPlace>
    </>
  );
}
