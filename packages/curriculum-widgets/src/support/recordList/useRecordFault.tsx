import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import type { ReactNode } from 'react';
import { recordListMessages } from './messages';
import type { RecordListQuery } from './recordListState';
import type { RecordList } from './useRecordList';

/** The error state to show in place of the rows after a failure or a timeout; undefined without one. */
export function useRecordFault<Item, Query extends RecordListQuery>(list: RecordList<Item, Query>, failedTitle: string): ReactNode {
  const text = useMessages(recordListMessages);
  const { request, query, reload } = list;
  if (request.status === 'failed') return <ErrorState title={failedTitle} hint={request.message} onRetry={reload} />;
  if (request.status !== 'timedOut') return undefined;
  return <ErrorState title={text.timedOut} hint={query.keyword === '' ? text.timedOutHint : text.searchTimedOutHint} onRetry={reload} />;
}
