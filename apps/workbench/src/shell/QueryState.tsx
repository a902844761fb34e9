import { failureMessage, isCallFailure } from '@college/api-client';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { SkeletonRows } from '@college/ui/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { workbenchMessages } from '../messages';
import { useSettings } from '../preferences/settings';

/** Shows a query as waiting, failed with a way to try again, or what it brought. */
export function QueryState<Data>({ query, children }: { query: UseQueryResult<Data>; children: (data: Data) => ReactNode }) {
  const text = useMessages(workbenchMessages);
  const { language } = useSettings();
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    const reason = isCallFailure(query.error) ? failureMessage(query.error, language) : query.error.message;
    return <ErrorState title={text.loadFailed} hint={reason} onRetry={() => void query.refetch()} />;
  }
  return <SkeletonRows rows={8} />;
}
