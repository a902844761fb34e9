import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { SkeletonRows } from '@college/ui/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { workbenchMessages } from '../messages';

/** Shows a query as waiting, failed with a way to try again, or what it brought. */
export function QueryState<Data>({ query, children }: { query: UseQueryResult<Data>; children: (data: Data) => ReactNode }) {
  const text = useMessages(workbenchMessages);
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <ErrorState title={text.loadFailed} hint={query.error.message} onRetry={() => void query.refetch()} />;
  return <SkeletonRows rowCount={8} />;
}
