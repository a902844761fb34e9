import { goalModes } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { Icon } from '@college/ui/icons';
import { useLocale, useMessages } from '@college/ui/messages';
import { SearchField } from '@college/ui/SearchField';
import { SkeletonRows } from '@college/ui/Skeleton';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import { ChevronDown, Plus } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { localizeIndicators } from '../localizeIndicators';
import { courseGoalsMessages } from '../messages';
import type { GoalDesk } from '../useGoalDesk';
import { GoalRows } from './GoalRows';
import { GOAL_TABLE_STEP } from './goalTableState';
import { goalTableMessages } from './messages';
import { useGoalSearch } from './useGoalSearch';

interface GoalTableViewProps {
  desk: GoalDesk;
  isReadOnly: boolean;
}

/** The goals of a course in a table, from wherever they come. */
export function GoalTableView({ desk, isReadOnly }: GoalTableViewProps) {
  const { state, reload, form, removed } = desk;
  const text = useMessages(goalTableMessages);
  const courseText = useMessages(courseGoalsMessages);
  const { locale } = useLocale();
  const rowsRef = useRef<HTMLDivElement>(null);
  const indicators = state.status === 'shown' ? state.indicators : null;
  const localized = useMemo(() => localizeIndicators(indicators ?? [], locale.startsWith('zh') ? 'zh' : 'en'), [indicators, locale]);
  const { shown, total, keyword, prepare, search, showMore } = useGoalSearch(localized);
  const goalCount = useMemo(() => localized.reduce((sum, { children }) => sum + children.length, 0), [localized]);

  function handleMore() {
    // When the last rows are loaded the button is unmounted; focus moves to the first of them.
    if (shown.length + GOAL_TABLE_STEP >= total) focusRowLater(shown.length);
    showMore();
  }
  function focusRowLater(index: number) {
    requestAnimationFrame(() => rowsRef.current?.querySelectorAll('tbody')[index]?.querySelector<HTMLElement>('[data-stop]')?.focus());
  }

  if (state.status === 'loading') return <SkeletonRows columns={['34%', 'minmax(0, 1fr)']} rowCount={GOAL_TABLE_STEP} />;
  if (state.status === 'failed') return <ErrorState title={courseText.failed} hint={state.message} onRetry={reload} />;
  if (localized.length === 0) return <EmptyState title={courseText.noData} hint={courseText.noDataHint} />;
  return (
    <Whole data-view="">
      <Bar data-bar="">
        <Search aria-label={text.search} placeholder={text.search} onFocus={prepare} onSearch={(next) => void search(next)} />
        <Facts>{text.facts({ indicators: localized.length, goals: goalCount })}</Facts>
        <End>
          {!isReadOnly && (
            <Button variant="ghost" data-begin onPress={() => form.open({ mode: goalModes.add })}>
              <Icon of={Plus} />
              {text.add}
            </Button>
          )}
        </End>
      </Bar>
      <div ref={rowsRef}>
        {total === 0 ? (
          <EmptyState title={text.noResult} hint={text.noResultHint({ keyword })} mark={null} />
        ) : (
          <GoalRows
            rows={shown}
            keyword={keyword}
            isReadOnly={isReadOnly}
            isBusy={state.isReloading}
            clearingIds={removed.clearingIds}
            text={text}
            onOpenForm={form.open}
            onClear={(id) => {
              const indicator = state.indicators.find((row) => row.id === id);
              if (indicator) void removed.clear(indicator);
            }}
          />
        )}
      </div>
      <Foot>
        <Shown role="status">{total > 0 ? text.shownOf({ shown: shown.length, total }) : ''}</Shown>
        {shown.length < total && (
          <Button variant="ghost" size="small" onPress={handleMore}>
            {text.more({ count: Math.min(GOAL_TABLE_STEP, total - shown.length) })}
            <Icon of={ChevronDown} size="small" />
          </Button>
        )}
      </Foot>
    </Whole>
  );
}

const Whole = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  min-inline-size: 0;
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};

  ${onNarrowWindow} {
    flex-wrap: wrap;
  }
`;

const Search = styled(SearchField)`
  inline-size: 248px;
`;

const Facts = styled.p`
  min-inline-size: 0;
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums lining-nums;
`;

const End = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space[2]};
  margin-inline-start: auto;

  ${onNarrowWindow} {
    flex: 0 1 auto;
    flex-wrap: wrap;
  }
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 28px;
`;

const Shown = styled(Facts)``;
