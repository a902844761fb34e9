import { deadlineParts, partName, textLimits, type DeadlinePart, type ProgressBoard } from '@college/curriculum-model';
import { Checkbox } from '@college/ui/Checkbox';
import { useMessages } from '@college/ui/messages';
import { SearchField } from '@college/ui/SearchField';
import { Segment, SegmentedControl } from '@college/ui/SegmentedControl';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { LedSelect, Toolbar } from '../../support/toolbarParts';
import type { ShownQuery } from '../../support/recordList/useShownQuery';
import { useLanguage } from '../../support/useLanguage';
import { OnScreen } from './boardGrid';
import type { ProgressBoardQuery } from './boardQuery';
import { progressBoardMessages } from './messages';

interface BoardToolsProps {
  board: ProgressBoard;
  shown: ShownQuery<ProgressBoardQuery>;
}

/** What of the board is shown, and how: filters left, the legend and the two views right. */
export function BoardTools({ board, shown }: BoardToolsProps) {
  const text = useMessages(progressBoardMessages);
  const language = useLanguage();
  const { query, change, type, settle } = shown;
  return (
    <Bar>
      <Toolbar role="search">
        <Search
          aria-label={text.search}
          placeholder={text.searchPlaceholder}
          maxLength={textLimits.keyword}
          shortcut="/"
          value={query.keyword}
          onChange={(keyword) => type({ keyword })}
          onSearch={settle}
        />
        {board.departments.length > 1 && (
          <LedSelect<number>
            lead={text.byDepartment}
            width="168px"
            options={[{ value: 0, label: text.all }, ...board.departments.map(({ id, name }) => ({ value: id, label: name }))]}
            value={query.departmentId ?? 0}
            onChange={(id) => change({ departmentId: id === 0 ? null : id })}
          />
        )}
        <LedSelect<DeadlinePart>
          lead={text.byPart}
          width="168px"
          options={deadlineParts.map((part) => ({ value: part, label: partName(part)[language] }))}
          value={query.part}
          onChange={(part) => change({ part })}
        />
        <Checkbox isSelected={query.isPressing} onChange={(isPressing) => change({ isPressing })}>
          {text.pressing}
        </Checkbox>
      </Toolbar>
      <Views>
        {query.view === 'chart' && (
          <Legend>
            <span data-mark="course">{text.oneCourse}</span>
            <span data-mark="complete">{text.finished}</span>
            <span data-mark="error">{text.blocks}</span>
            <span data-mark="warning">{text.warns}</span>
          </Legend>
        )}
        <SegmentedControl
          aria-label={text.view}
          value={query.view}
          onChange={(chosen) => change({ view: chosen === 'table' ? 'table' : 'chart' })}
        >
          <Segment value="chart">{text.chart}</Segment>
          <Segment value="table">{text.table}</Segment>
        </SegmentedControl>
      </Views>
    </Bar>
  );
}

const Search = styled(SearchField)`
  inline-size: 200px;
`;

const Bar = styled(OnScreen)`
  justify-content: space-between;
`;

const Views = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
`;

const Legend = styled.div`
  display: flex;
  gap: ${tokens.space[4]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  > span::before {
    content: '';
    display: inline-block;
    inline-size: 6px;
    margin-inline-end: ${tokens.space[1]};
    vertical-align: middle;
  }
  > [data-mark='course']::before,
  > [data-mark='complete']::before {
    block-size: 12px;
    background: linear-gradient(to top, ${tokens.color.strong} 60%, ${tokens.color.track} 60%);
  }
  > [data-mark='complete']::before {
    border-block-start: 2px solid ${tokens.color.success};
    background: ${tokens.color.strong};
  }
  > [data-mark='error']::before {
    block-size: 3px;
    background: ${tokens.color.danger};
  }
  > [data-mark='warning']::before {
    block-size: 1px;
    background: ${tokens.color.warning};
  }
`;
