import { DataTable, type DataTableProps } from '@college/ui/DataTable';
import { Pagination } from '@college/ui/Pagination';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import type { RecordListQuery } from './recordListState';
import { useRecordFault } from './useRecordFault';
import type { RecordList } from './useRecordList';

export interface RecordTableProps<Item extends object, Query extends RecordListQuery> extends Omit<
  DataTableProps<Item>,
  'rows' | 'isLoading' | 'errorState' | 'sort' | 'onSortChange' | 'hiddenColumnIds'
> {
  list: RecordList<Item, Query>;
  /** The rows where they are not those of the list as they came: in the language of the interface. */
  rows?: readonly Item[];
  /** What could not be loaded, such as '没有取到专业'. */
  failedTitle: string;
}

/** The table of a paged list with its waiting, its failures and its pages. */
export function RecordTable<Item extends object, Query extends RecordListQuery>(props: RecordTableProps<Item, Query>) {
  const { list, rows = list.shown?.list ?? [], failedTitle, ...rest } = props;
  const { shown, request, query, pageSize } = list;
  const isWaiting = request.status === 'loading';
  const errorState = useRecordFault(list, failedTitle);

  return (
    <Part>
      <DataTable<Item>
        {...rest}
        {...list.sorting}
        hiddenColumnIds={list.columnChoice.hiddenColumnIds}
        rows={rows}
        isLoading={isWaiting}
        errorState={errorState}
      />
      {shown !== null && shown.total > pageSize && (request.status === 'done' || isWaiting) && (
        <Pagination
          page={query.page}
          pageSize={pageSize}
          total={shown.total}
          onPageChange={(page) => list.change({ page } as Partial<Query>)}
        />
      )}
    </Part>
  );
}

const Part = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
  min-inline-size: 0;
`;
