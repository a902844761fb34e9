import { ColumnChooser, type DataTableColumn } from '@college/ui/DataTable';
import { styled } from 'styled-components';
import type { RecordList } from './useRecordList';

interface ListColumnsProps {
  list: { columnChoice: RecordList<unknown>['columnChoice'] };
  /** All columns of the table. */
  columns: readonly Pick<DataTableColumn<never>, 'id' | 'header' | 'isRowHeader'>[];
}

/** Selects the visible columns of a list, at the end of its toolbar; the one that names the rows always shows. */
export function ListColumns({ list, columns }: ListColumnsProps) {
  return (
    <End>
      <ColumnChooser columns={columns.filter(({ isRowHeader }) => !isRowHeader)} {...list.columnChoice} />
    </End>
  );
}

const End = styled.div`
  margin-inline-start: auto;
`;
