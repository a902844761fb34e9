import type { EditionChange, Place, RedlineCell } from '@college/curriculum-model';
import { BusyArc } from '@college/ui/icons';
import { Button } from '@college/ui/Button';
import { EmptyState } from '@college/ui/EmptyState';
import { Note } from '@college/ui/Note';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { langOf } from '../../support/langOf';
import { PlainList } from '../../support/layoutParts';
import { useLanguage } from '../../support/useLanguage';
import { ChangeEntry } from './ChangeEntry';
import { groupChanges } from './comparisonState';
import { editionComparisonMessages } from './messages';
import { changesPageSize } from './useChanges';

interface ChangeListProps {
  changes: readonly EditionChange[];
  /** How many there are in all; null while unknown. */
  total: number | null;
  isPending: boolean;
  failure: string | null;
  onRetry: () => void;
  onMore: () => void;
  onClearFilter: () => void;
  place: Place | null;
  cellAt: (place: Place) => RedlineCell | undefined;
  onSelect: (at: Place) => void;
  onOpen: (change: EditionChange) => void;
  onRevert: ((change: EditionChange) => Promise<void>) | undefined;
}

/** The changes by course in the order of consequence. The selected one is scrolled into view and keeps the focus where it is. */
export function ChangeList(props: ChangeListProps) {
  const { changes, total, isPending, failure, onRetry, onMore, onClearFilter, place, cellAt, onSelect, onOpen, onRevert } = props;
  const text = useMessages(editionComparisonMessages);
  const language = useLanguage();
  const listRef = useRef<HTMLDivElement>(null);
  const isThere = changes.some(({ at }) => at === place);

  useLayoutEffect(() => {
    if (place === null || !isThere) return;
    listRef.current?.querySelector(`[data-at="${CSS.escape(place)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [place, isThere]);

  const rest = (total ?? 0) - changes.length;
  return (
    <div ref={listRef} aria-busy={isPending || undefined}>
      {failure !== null && (
        <Note variant="error" action={<Button onPress={onRetry}>{text.retry}</Button>}>
          {failure}
        </Note>
      )}
      {changes.length === 0 && total !== null && !isPending && (
        <EmptyState title={text.nothingLeft} action={<Button onPress={onClearFilter}>{text.clearFilter}</Button>} />
      )}
      {groupChanges(changes).map(({ course, changes: own }) => (
        <Group key={course?.lineage ?? 0} aria-label={course?.name ?? text.ofMajor}>
          <GroupHead>
            <h3 lang={langOf(course?.name ?? text.ofMajor, language)}>{course?.name ?? text.ofMajor}</h3>
            <span>{text.count({ count: own.length })}</span>
          </GroupHead>
          <PlainList>
            {own.map((change) => (
              <ChangeEntry
                key={change.at}
                change={change}
                cell={cellAt(change.at)}
                isSelected={change.at === place}
                onSelect={onSelect}
                onOpen={onOpen}
                onRevert={onRevert}
              />
            ))}
          </PlainList>
        </Group>
      ))}
      {isPending && (
        <Waiting role="status">
          <BusyArc />
          {text.loadingMore}
        </Waiting>
      )}
      {!isPending && rest > 0 && (
        <Waiting>
          <Button variant="ghost" onPress={onMore}>
            {text.more({ count: Math.min(rest, changesPageSize) })}
          </Button>
        </Waiting>
      )}
    </div>
  );
}

const Group = styled.section`
  padding-block: ${tokens.space[3]};

  & + & {
    border-block-start: 1px solid ${tokens.color.border};
  }
`;

const GroupHead = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${tokens.space[2]};
  padding: 0 ${tokens.space[5]} ${tokens.space[1]};

  h3 {
    flex: 1;
    min-inline-size: 0;
    margin: 0;
    font: ${tokens.font.strong} ${tokens.type.body} ${tokens.font.family};
    overflow-wrap: anywhere;
  }
  > span {
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
    white-space: nowrap;
  }
`;

const Waiting = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[3]};
  color: ${tokens.color.textMuted};
`;
