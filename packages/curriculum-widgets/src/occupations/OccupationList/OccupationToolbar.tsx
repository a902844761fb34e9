import type { OccupationResponse, OptionItem } from '@college/curriculum-model';
import type { DataTableColumn } from '@college/ui/DataTable';
import { useMessages } from '@college/ui/messages';
import { styled } from 'styled-components';
import { ListColumns, ListSearch, type RecordList } from '../../support/recordList';
import { LedSelect, Toolbar } from '../../support/toolbarParts';
import { ChoiceFilter } from '../choices/ChoiceFilter';
import { occupationListMessages } from './messages';
import type { OccupationListQuery, OccupationSort } from './occupationListQuery';

interface OccupationToolbarProps {
  list: RecordList<OccupationResponse, OccupationListQuery>;
  levels: readonly OptionItem[];
  columns: readonly DataTableColumn<OccupationResponse>[];
}

/** The filters by code or id and by level, the two orders, and the choice of columns. */
export function OccupationToolbar({ list, levels, columns }: OccupationToolbarProps) {
  const text = useMessages(occupationListMessages);
  const { query, change } = list;
  return (
    <Toolbar>
      <Search label={text.search} list={list} />
      <ChoiceFilter
        label={text.levelId}
        allLabel={text.allLevels}
        items={levels}
        value={query.level}
        onChange={(level) => change({ level })}
      />
      {(['create', 'update'] as const).map((time) => (
        <LedSelect<OccupationSort>
          key={time}
          lead={text[`${time}Order`]}
          width="208px"
          options={[
            { value: '', label: text.unsorted },
            { value: `${time}Latest`, label: text.latest },
            { value: `${time}Earliest`, label: text.earliest },
          ]}
          value={query.sort.startsWith(time) ? query.sort : ''}
          onChange={(sort) => {
            // Leaving one order alone does not undo the other.
            if (sort !== '' || query.sort.startsWith(time)) change({ sort });
          }}
        />
      ))}
      <ListColumns list={list} columns={columns} />
    </Toolbar>
  );
}

const Search = styled(ListSearch)`
  inline-size: 248px;
`;
