import type { OptionItem } from '@college/curriculum-model';
import { Cascader } from '@college/ui/Cascader';
import { useMessages } from '@college/ui/messages';
import { Select } from '@college/ui/Select';
import { tokens } from '@college/ui/theme';
import { useMemo, type CSSProperties } from 'react';
import { styled } from 'styled-components';
import { ListSearch } from '../../support/recordList';
import { choiceNodes, pathTo } from '../choices/choiceNodes';
import { occupationListMessages } from './messages';
import type { OccupationListQuery, OccupationSort } from './occupationListQuery';

interface OccupationToolbarProps {
  query: OccupationListQuery;
  levels: readonly OptionItem[];
  isSearching: boolean;
  onChange: (change: Partial<OccupationListQuery>) => void;
}

const all = 'all';

/** The filters by code or id and by level, and the two orders. */
export function OccupationToolbar({ query, levels, isSearching, onChange }: OccupationToolbarProps) {
  const text = useMessages(occupationListMessages);
  const nodes = useMemo(() => [{ id: all, label: text.allLevels }, ...choiceNodes(levels)], [levels, text]);
  const path = query.level === '' ? [] : pathTo(levels, query.level);
  return (
    <Bar>
      <Search label={text.search} keyword={query.keyword} isPending={isSearching} onKeywordChange={(keyword) => onChange({ keyword })} />
      <Level
        aria-label={text.level}
        isQuiet
        canChooseBranch
        placeholder={text.allLevels}
        nodes={nodes}
        value={path}
        onChange={(chosen) => onChange({ level: chosen[0] === all ? '' : String(chosen.at(-1) ?? '') })}
      />
      {(['create', 'update'] as const).map((time) => (
        <Led key={time} style={{ '--lead': JSON.stringify(text[`${time}Order`]) } as CSSProperties}>
          <Select<OccupationSort>
            aria-label={text[`${time}Order`]}
            isQuiet
            options={[
              { value: '', label: text.unsorted },
              { value: `${time}Latest`, label: text.latest },
              { value: `${time}Earliest`, label: text.earliest },
            ]}
            value={query.sort.startsWith(time) ? query.sort : ''}
            onChange={(sort) => {
              // Leaving one order alone does not undo the other.
              if (sort !== '' || query.sort.startsWith(time)) onChange({ sort });
            }}
          />
        </Led>
      ))}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
`;

const Search = styled(ListSearch)`
  inline-size: 248px;
`;

const Level = styled(Cascader)`
  inline-size: 248px;
`;

/** A select that says inside its box what it orders by. */
const Led = styled.div`
  inline-size: 208px;

  button::before {
    content: var(--lead);
    color: ${tokens.color.textMuted};
    white-space: nowrap;
  }
`;
