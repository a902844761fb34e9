import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { Loading } from '@college/ui/Loading';
import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { DeskPage, DeskWaiting } from '../conflicts/deskParts';
import type { MergeDeskProps } from './MergeDeskProps';
import { mergeDeskMessages } from './messages';
import { OpenDesk } from './OpenDesk';
import { useMergeDesk } from './useMergeDesk';

/** Brings a draft and the current edition together: what goes in by itself, a decision for each conflict, and the result as it would be now. */
export function MergeDesk(props: MergeDeskProps) {
  const { editionId, into, userId } = props;
  return <Merge key={`${userId} ${editionId} ${into}`} {...props} />;
}

function Merge(props: MergeDeskProps) {
  const { into, onLeave } = props;
  const text = useMessages(mergeDeskMessages);
  const merge = useMergeDesk(props);
  const { plan, request, retry } = merge;
  const title = into === 'current' ? text.titleCurrent : text.titleDraft;
  const back = onLeave ? { onBack: onLeave, backLabel: text.back } : {};
  if (plan === null) {
    return (
      <DeskPage aria-label={title}>
        <PageHeader variant="editor" title={title} {...back} />
        {request.status === 'failed' ? (
          <ErrorState title={text.failed} hint={request.message} onRetry={retry} />
        ) : (
          <DeskWaiting>
            <Loading label={text.loading} />
          </DeskWaiting>
        )}
      </DeskPage>
    );
  }
  if (plan.changes.length === 0 && plan.conflicts.length === 0 && merge.take === 'all') {
    return (
      <DeskPage aria-label={title}>
        <PageHeader variant="editor" title={title} {...back} />
        <EmptyState title={text.nothing} hint={text.nothingHint} />
      </DeskPage>
    );
  }
  return <OpenDesk {...props} title={title} merge={merge} plan={plan} />;
}
