import { ListSearch } from '../../support/recordList';
import { ColumnChooser } from '@college/ui/DataTable';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { Segment, SegmentedControl } from '@college/ui/SegmentedControl';
import { tokens, type Density } from '@college/ui/theme';
import { Rows2, Rows3 } from 'lucide-react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { LedSelect, Toolbar } from '../../support/toolbarParts';
import { extraColumnIds } from './courseUnitColumns';
import type { CourseUnitListState, CourseUnitOrder, CourseUnitQuery } from './courseUnitListState';
import { courseUnitListMessages } from './messages';

interface CourseUnitToolbarProps {
  query: CourseUnitQuery;
  request: CourseUnitListState['request'];
  density: Density;
  hiddenColumnIds: ReadonlySet<string>;
  onOrderChange: (order: CourseUnitOrder) => void;
  onSearch: (keyword: string) => void;
  onDensityChange: (density: Density) => void;
  onHiddenColumnIdsChange: (ids: ReadonlySet<string>) => void;
}

const timeOrders: readonly CourseUnitOrder[] = ['latest', 'earliest'];

/** Search and the two orders on the left, the look of the table on the right. */
export function CourseUnitToolbar(props: CourseUnitToolbarProps) {
  const { query, request, density, hiddenColumnIds, onOrderChange, onSearch, onDensityChange, onHiddenColumnIdsChange } = props;
  const text = useMessages(courseUnitListMessages);
  const isByTime = timeOrders.includes(query.order);
  const extraColumns = extraColumnIds.map((id) => ({ id, header: text[id] }));
  return (
    <Toolbar>
      <Search label={text.search} list={{ query, request, change: ({ keyword = '' }) => onSearch(keyword) }} />
      <LedSelect<'latest' | 'earliest'>
        lead={text.timeOrder}
        width="200px"
        placeholder={text.unsorted}
        options={[
          { value: 'latest', label: text.latest },
          { value: 'earliest', label: text.earliest },
        ]}
        value={isByTime ? (query.order === 'earliest' ? 'earliest' : 'latest') : null}
        onChange={onOrderChange}
      />
      <LedSelect<'latest' | 'hoursDescending' | 'hoursAscending'>
        lead={text.hoursOrder}
        width="200px"
        options={[
          { value: 'latest', label: text.unsorted },
          { value: 'hoursDescending', label: text.largeToSmall },
          { value: 'hoursAscending', label: text.smallToLarge },
        ]}
        value={query.order === 'hoursDescending' || query.order === 'hoursAscending' ? query.order : 'latest'}
        onChange={(order) => {
          // Unsorted hours leave an order by time as it is.
          if (order !== 'latest' || !isByTime) onOrderChange(order);
        }}
      />
      <End>
        <WideOnly>
          <ColumnChooser columns={extraColumns} hiddenColumnIds={hiddenColumnIds} onHiddenColumnIdsChange={onHiddenColumnIdsChange} />
        </WideOnly>
        <SegmentedControl
          aria-label={text.density}
          value={density}
          onChange={(value) => onDensityChange(value === 'compact' ? 'compact' : 'regular')}
        >
          <Segment value="regular">
            <Icon of={Rows2} />
            <VisuallyHidden>{text.regular}</VisuallyHidden>
          </Segment>
          <Segment value="compact">
            <Icon of={Rows3} />
            <VisuallyHidden>{text.compact}</VisuallyHidden>
          </Segment>
        </SegmentedControl>
      </End>
    </Toolbar>
  );
}

const Search = styled(ListSearch)`
  inline-size: 248px;
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  margin-inline-start: auto;
`;

/* Narrower windows have no room for the extra columns, so there is nothing to choose. */
const WideOnly = styled.div`
  @media (max-width: 1399px) {
    display: none;
  }
`;
