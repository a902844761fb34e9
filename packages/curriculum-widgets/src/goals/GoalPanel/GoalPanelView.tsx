import { goalModes, hasNoGoals } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { Icon } from '@college/ui/icons';
import { useLocale, useMessages } from '@college/ui/messages';
import { SkeletonRows } from '@college/ui/Skeleton';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { localizeIndicators } from '../localizeIndicators';
import { TermHints } from '../../support/TermHint';
import { courseGoalsMessages } from '../messages';
import type { GoalDesk } from '../useGoalDesk';
import { GoalGroup } from './GoalGroup';
import { GoalMenu } from './GoalMenu';
import { useArrival } from '../../support/arrival/ArrivalContext';
import { goalPanelMessages } from './messages';

interface GoalPanelViewProps {
  desk: GoalDesk;
  isReadOnly: boolean;
}

/** The goals of a course in a panel, from wherever they come. */
export function GoalPanelView({ desk: { state, reload, form }, isReadOnly }: GoalPanelViewProps) {
  const text = useMessages(goalPanelMessages);
  const courseText = useMessages(courseGoalsMessages);
  const { locale } = useLocale();
  const [collapsedIds, setCollapsedIds] = useState<ReadonlySet<number>>(new Set());
  const indicators = state.status === 'shown' ? state.indicators : null;
  const groups = useMemo(
    () => localizeIndicators(indicators ?? [], locale.startsWith('zh') ? 'zh' : 'en').filter(({ children }) => children.length > 0),
    [indicators, locale],
  );
  const arrival = useArrival('goal');
  const [unfoldedFor, setUnfoldedFor] = useState<typeof arrival>();

  // A link leads to a goal that may have been folded away.
  if (arrival !== unfoldedFor) {
    setUnfoldedFor(arrival);
    const group = groups.find(({ children }) => children.some(({ id }) => id === arrival?.id));
    if (group) toggle(group.id, true);
  }
  if (state.status === 'loading') return <SkeletonRows rowCount={5} />;
  if (state.status === 'failed') return <ErrorState title={courseText.failed} hint={state.message} onRetry={reload} />;
  const isEmpty = hasNoGoals(state.indicators);
  const isAllCollapsed = groups.every(({ id }) => collapsedIds.has(id));

  function toggle(id: number, isExpanded: boolean) {
    setCollapsedIds((ids) => new Set(isExpanded ? [...ids].filter((other) => other !== id) : [...ids, id]));
  }

  return (
    <Panel data-view="" role="group" aria-label={text.title} aria-busy={state.isReloading || undefined}>
      <Bar data-bar="">
        {!isEmpty && (
          <>
            <Facts>
              <TermHints>
                {text.count({ goals: groups.reduce((sum, { children }) => sum + children.length, 0), indicators: groups.length })}
              </TermHints>
            </Facts>
            {groups.length > 1 && (
              <Fold variant="ghost" size="small" onPress={() => setCollapsedIds(new Set(isAllCollapsed ? [] : groups.map(({ id }) => id)))}>
                {isAllCollapsed ? text.expandAll : text.collapseAll}
              </Fold>
            )}
          </>
        )}
        <End>
          {!isReadOnly && !isEmpty && (
            <Button variant="ghost" data-begin onPress={() => form.open({ mode: goalModes.add })}>
              <Icon of={Plus} />
              {text.add}
            </Button>
          )}
          {!isReadOnly && <GoalMenu hasGoals={!isEmpty} onChoose={(mode) => form.open({ mode })} />}
        </End>
      </Bar>
      {isEmpty ? (
        <EmptyState
          title={text.none}
          hint={isReadOnly ? text.noneReadOnlyHint : text.noneHint}
          action={
            isReadOnly ? undefined : (
              <Button data-begin onPress={() => form.open({ mode: goalModes.add })}>
                {text.add}
              </Button>
            )
          }
        />
      ) : (
        <Groups>
          {groups.map((indicator) => (
            <GoalGroup
              key={indicator.id}
              indicator={indicator}
              isExpanded={!collapsedIds.has(indicator.id)}
              onExpandedChange={(isExpanded) => toggle(indicator.id, isExpanded)}
            />
          ))}
        </Groups>
      )}
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  min-inline-size: 0;
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-block-size: ${tokens.density.control};

  ${onNarrowWindow} {
    flex-wrap: wrap;
  }
`;

const Facts = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums lining-nums;
`;

const Fold = styled(Button)`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  margin-inline-start: auto;
`;

const Groups = styled.div`
  border-block-start: 1px solid ${tokens.color.rule};
`;
