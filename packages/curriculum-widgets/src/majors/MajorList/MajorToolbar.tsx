import type { MajorListItem } from '@college/curriculum-model';
import type { DataTableColumn } from '@college/ui/DataTable';
import { useMessages } from '@college/ui/messages';
import { styled } from 'styled-components';
import { ListColumns, ListSearch, type RecordList } from '../../support/recordList';
import { LedSelect, Toolbar } from '../../support/toolbarParts';
import type { MajorListQuery } from './majorListState';
import { majorListMessages } from './messages';

/** A department by which the list can be narrowed. */
export interface MajorDepartment {
  id: number;
  name: string;
}

interface MajorToolbarProps {
  list: RecordList<MajorListItem, MajorListQuery>;
  departments: readonly MajorDepartment[];
  columns: readonly DataTableColumn<MajorListItem>[];
}

/** Search, the choice of a department where there is more than one, and the choice of columns. */
export function MajorToolbar({ list, departments, columns }: MajorToolbarProps) {
  const text = useMessages(majorListMessages);
  return (
    <Toolbar role="search">
      <Search label={text.search} list={list} />
      {departments.length > 1 && (
        <LedSelect<number>
          lead={text.department}
          width="248px"
          options={[{ value: 0, label: text.allDepartments }, ...departments.map(({ id, name }) => ({ value: id, label: name }))]}
          value={list.query.departmentId ?? 0}
          onChange={(id) => list.change({ departmentId: id === 0 ? undefined : id })}
        />
      )}
      <ListColumns list={list} columns={columns} />
    </Toolbar>
  );
}

const Search = styled(ListSearch)`
  inline-size: 288px;
`;
