import type { CollegeMajorResponse, OptionItem } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { styled } from 'styled-components';
import { ChoiceFilter } from '../../occupations/choices/ChoiceFilter';
import { ListSearch, type RecordList } from '../../support/recordList';
import { LedSelect, Toolbar } from '../../support/toolbarParts';
import type { CollegeMajorListQuery, CollegeMajorSort } from './collegeMajorListQuery';
import { collegeMajorListMessages } from './messages';

interface CollegeMajorToolbarProps {
  list: RecordList<CollegeMajorResponse, CollegeMajorListQuery>;
  /** Categories with their classes. */
  types: readonly OptionItem[];
}

/** The search, the category, and the order by related majors. */
export function CollegeMajorToolbar({ list, types }: CollegeMajorToolbarProps) {
  const text = useMessages(collegeMajorListMessages);
  const { query, change } = list;
  const labels = { '': text.unsorted, relatesMany: text.relatesMany, relatesFew: text.relatesFew };
  return (
    <Toolbar role="search">
      <Search label={text.search} list={list} />
      <ChoiceFilter label={text.type} allLabel={text.allTypes} items={types} value={query.type} onChange={(type) => change({ type })} />
      <LedSelect<CollegeMajorSort>
        lead={text.relatesOrder}
        width="232px"
        options={(['', 'relatesMany', 'relatesFew'] as const).map((value) => ({ value, label: labels[value] }))}
        value={query.sort.startsWith('relates') ? query.sort : ''}
        onChange={(sort) => change({ sort })}
      />
    </Toolbar>
  );
}

const Search = styled(ListSearch)`
  inline-size: 288px;
`;
