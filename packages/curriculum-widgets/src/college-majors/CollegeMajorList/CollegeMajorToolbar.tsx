import type { OptionItem } from '@college/curriculum-model';
import { Cascader } from '@college/ui/Cascader';
import { useMessages } from '@college/ui/messages';
import { Select } from '@college/ui/Select';
import { tokens } from '@college/ui/theme';
import { useMemo, type CSSProperties } from 'react';
import { styled } from 'styled-components';
import { choiceNodes, pathTo } from '../../occupations/choices/choiceNodes';
import { ListSearch } from '../../support/recordList';
import { collegeMajorSorts, type CollegeMajorListQuery, type CollegeMajorSort } from './collegeMajorListQuery';
import { collegeMajorListMessages } from './messages';

interface CollegeMajorToolbarProps {
  query: CollegeMajorListQuery;
  /** Categories with their classes. */
  types: readonly OptionItem[];
  isSearching: boolean;
  onChange: (change: Partial<CollegeMajorListQuery>) => void;
}

const all = 'all';

/** The search, the category, and the order by related majors. */
export function CollegeMajorToolbar({ query, types, isSearching, onChange }: CollegeMajorToolbarProps) {
  const text = useMessages(collegeMajorListMessages);
  const nodes = useMemo(() => [{ id: all, label: text.allTypes }, ...choiceNodes(types)], [types, text]);
  const labels: Record<CollegeMajorSort, string> = { '': text.unsorted, relatesMany: text.relatesMany, relatesFew: text.relatesFew };
  return (
    <Bar role="search">
      <Search label={text.search} keyword={query.keyword} isPending={isSearching} onKeywordChange={(keyword) => onChange({ keyword })} />
      <Type
        aria-label={text.type}
        isQuiet
        canChooseBranch
        placeholder={text.allTypes}
        nodes={nodes}
        value={query.type === '' ? [] : pathTo(types, query.type)}
        onChange={(path) => onChange({ type: path[0] === all ? '' : String(path.at(-1) ?? '') })}
      />
      <Led style={{ '--lead': JSON.stringify(text.relatesOrder) } as CSSProperties}>
        <Select<CollegeMajorSort>
          aria-label={text.relatesOrder}
          isQuiet
          options={collegeMajorSorts.map((value) => ({ value, label: labels[value] }))}
          value={query.sort}
          onChange={(sort) => onChange({ sort })}
        />
      </Led>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
`;

const Search = styled(ListSearch)`
  inline-size: 288px;
`;

const Type = styled(Cascader)`
  inline-size: 248px;
`;

/** A select that says inside its box what it orders by. */
const Led = styled.div`
  inline-size: 232px;

  button::before {
    content: var(--lead);
    color: ${tokens.color.textMuted};
    white-space: nowrap;
  }
`;
