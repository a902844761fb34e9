import type { HistoryEntry, HistoryReceipt } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { Skeleton } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { useDateTime } from '../../support/dateTime';
import type { EditHistoryState } from './editHistoryState';
import { HistoryChange } from './HistoryChange';
import { historyDays } from './historyDays';
import { editHistoryMessages } from './messages';
import { PlainList } from '../../support/layoutParts';
import { ReceiptGroup } from './ReceiptGroup';

interface HistoryBodyProps {
  state: EditHistoryState;
  isReadOnly: boolean;
  receiptHref?: ((receipt: HistoryReceipt) => string) | undefined;
  onRestore: (entry: HistoryEntry) => void;
  onRetry: () => void;
}

/** The changes by day, or why there are none. */
export function HistoryBody({ state, isReadOnly, receiptHref, onRestore, onRetry }: HistoryBodyProps) {
  const text = useMessages(editHistoryMessages);
  const dateTime = useDateTime();
  const { request, shown, userId } = state;
  if (request.status === 'failed') return <ErrorState title={text.failed} hint={request.message} onRetry={onRetry} />;
  if (shown === null) return <Waiting aria-label={text.loading} />;
  if (shown.list.length === 0) {
    return userId === null ? <EmptyState title={text.none} hint={text.noneHint} /> : <EmptyState title={text.noneOfPerson} mark={null} />;
  }
  const changeOf = (entry: HistoryEntry) => (
    <HistoryChange key={entry.id} entry={entry} onRestore={isReadOnly || !entry.canRestore ? undefined : onRestore} />
  );
  return (
    <Days aria-busy={request.status === 'loading'}>
      {historyDays(shown.list, dateTime).map(({ day, acts }) => (
        <section key={day} aria-label={day}>
          <Day>{day}</Day>
          <PlainList as="ol">
            {acts.map(({ receipt, entries }) =>
              receipt === null ? (
                entries.map(changeOf)
              ) : (
                <ReceiptGroup key={`receipt ${entries[0]!.id}`} receipt={receipt} href={receiptHref?.(receipt)}>
                  {entries.map(changeOf)}
                </ReceiptGroup>
              ),
            )}
          </PlainList>
        </section>
      ))}
    </Days>
  );
}

function Waiting(props: { 'aria-label': string }) {
  return (
    <Days role="status" {...props}>
      {[96, 64, 80].map((width) => (
        <Line key={width}>
          <Skeleton width={width} />
          <Skeleton width={`${width}%`} />
          <Skeleton width="72%" />
        </Line>
      ))}
    </Days>
  );
}

const Days = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
`;

const Day = styled.h3`
  margin: 0;
  padding-block-end: ${tokens.space[2]};
  border-block-end: 1px solid ${tokens.color.borderStrong};
  font: ${tokens.font.strong} ${tokens.type.body} ${tokens.font.family};
  font-variant-numeric: tabular-nums;
`;

const Line = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
`;
