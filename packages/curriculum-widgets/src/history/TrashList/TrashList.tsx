import type { TrashEntry } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { DataTable } from '@college/ui/DataTable';
import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { useLocale, useMessages } from '@college/ui/messages';
import { Pagination } from '@college/ui/Pagination';
import { tokens } from '@college/ui/theme';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { sortOfWord, wordOfSort } from '../../support/recordList/recordListState';
import { trashListMessages } from './messages';
import { trashColumns } from './trashColumns';
import { keyOfTrashed, TRASH_PAGE_SIZE } from './trashListState';
import { TrashNotice } from './TrashNotice';
import type { TrashSource } from './TrashSource';
import { type TrashListQuery, useTrashList } from './useTrashList';
import { MutedText } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';

export interface TrashListProps {
  /** Where deleted records are listed and brought back. */
  source: TrashSource;
  /** Where a record that came back is opened; without it there is no link. */
  recordHref?: (entry: TrashEntry) => string;
  /** Called with what was restored, so that other lists can be reloaded. */
  onRestored?: (entry: TrashEntry) => void;
  /** Page and order at first, for an address that names them. @default the first page, latest first */
  query?: TrashListQuery;
  /** Called when the page or the order changes. */
  onQueryChange?: (query: TrashListQuery) => void;
  /** The moment from which days are counted. @default the machine's time */
  now?: () => number;
}

/** What was deleted and can still be brought back: what, when, by whom, and how long it stays. */
export function TrashList({ source, recordHref, onRestored, query, onQueryChange, now = Date.now }: TrashListProps) {
  const text = useMessages(trashListMessages);
  const language = useLanguage();
  const { locale } = useLocale();
  const { state, dispatch, restore } = useTrashList({ source, language: locale, onRestored, query, onQueryChange });
  const { shown, request, page, restoring, notice } = state;
  const columns = useMemo(() => trashColumns({ text, language, now }), [text, language, now]);

  return (
    <Column aria-label={text.title}>
      <MutedText>{text.hint}</MutedText>
      <TrashNotice notice={notice} recordHref={recordHref} />
      <DataTable<TrashEntry>
        aria-label={text.title}
        rows={shown?.list ?? []}
        columns={columns}
        sort={sortOfWord(state.sort || '-deleted')}
        onSortChange={(sort) => dispatch({ type: 'sorted', sort: wordOfSort(sort) })}
        getRowId={keyOfTrashed}
        getRowName={({ name }) => name}
        isLoading={request.status === 'loading' && shown === null}
        loadingRowCount={5}
        errorState={
          request.status === 'failed' ? (
            <ErrorState title={text.failed} hint={request.message} onRetry={() => dispatch({ type: 'retried' })} />
          ) : undefined
        }
        emptyState={<EmptyState title={text.none} hint={text.noneHint} />}
        actionsWidth="96px"
        renderRowActions={(entry) => (
          <Button
            variant="link"
            aria-label={text.restoreOf({ name: entry.name })}
            isPending={restoring.includes(keyOfTrashed(entry))}
            pendingLabel={text.restoring}
            onPress={() => void restore(entry)}
          >
            {text.restore}
          </Button>
        )}
      />
      {shown !== null && shown.total > TRASH_PAGE_SIZE && (
        <Pagination
          page={page}
          pageSize={TRASH_PAGE_SIZE}
          total={shown.total}
          onPageChange={(next) => dispatch({ type: 'pageChosen', page: next })}
        />
      )}
    </Column>
  );
}

const Column = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space[4]};
`;
