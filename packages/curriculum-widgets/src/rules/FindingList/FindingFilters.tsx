import { levelNames, ruleLevels, type RuleLevel } from '@college/curriculum-model';
import { Checkbox } from '@college/ui/Checkbox';
import { useMessages } from '@college/ui/messages';
import { SearchField } from '@college/ui/SearchField';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { LedSelect, Toolbar } from '../../support/toolbarParts';
import { findingGroupings, type FindingGrouping } from './findingGroups';
import { findingListMessages } from './messages';
import type { FindingListState } from './useFindingList';

/** Search, level, grouping, and what changed since the former state. */
export function FindingFilters({ list }: { list: FindingListState }) {
  const text = useMessages(findingListMessages);
  const { query, show, counts, compared, language } = list;
  const total = ruleLevels.reduce((sum, level) => sum + counts[level], 0);
  const levels = ruleLevels.map((level) => ({
    value: level,
    label: text.levelChoice({ level: levelNames[level][language], count: counts[level] }),
  }));
  return (
    <Toolbar role="search">
      <Search
        aria-label={text.search}
        placeholder={text.searchPlaceholder}
        shortcut="/"
        value={query.keyword}
        onChange={(keyword) => list.type({ keyword })}
        onSearch={list.settle}
      />
      <LedSelect<RuleLevel | 'all'>
        lead={text.level}
        width="168px"
        options={[{ value: 'all', label: text.anyLevel({ count: total }) }, ...levels]}
        value={query.level}
        onChange={(level) => show({ level })}
      />
      <LedSelect<FindingGrouping>
        lead={text.grouping}
        width="184px"
        options={findingGroupings.map((by) => ({ value: by, label: text[by] }))}
        value={query.grouping}
        onChange={(grouping) => show({ grouping })}
      />
      {compared && (
        <Changes>
          <span>{text.compared({ added: compared.newIds.size, gone: compared.gone })}</span>
          <Checkbox isSelected={query.isNewOnly} onChange={(isNewOnly) => show({ isNewOnly })}>
            {text.newOnly}
          </Checkbox>
        </Changes>
      )}
    </Toolbar>
  );
}

const Search = styled(SearchField)`
  inline-size: 264px;
`;

const Changes = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
  margin-inline-start: auto;
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
`;
