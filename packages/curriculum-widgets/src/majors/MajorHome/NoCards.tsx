import type { emptyReason } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { majorHomeMessages } from './messages';

/** How much of a major exists before its first course. */
export interface RequirementCounts {
  count: number;
  indicatorCount: number;
}

interface NoCardsProps {
  reason: NonNullable<ReturnType<typeof emptyReason>>;
  /** How many there are without filter and search. */
  count: number;
  keyword: string;
  /** What the major has besides courses; null where nobody knows. */
  requirements: RequirementCounts | null;
  /** Without it the next step is somebody else's. */
  onAddCourse?: () => void;
  onOpenMajor?: () => void;
  onShowAll: () => void;
  onClearSearch: () => void;
}

/** Why no card is on show, and the way out (decision 106). */
export function NoCards({ reason, count, keyword, requirements, onAddCourse, onOpenMajor, onShowAll, onClearSearch }: NoCardsProps) {
  const text = useMessages(majorHomeMessages);
  return (
    <Between>
      {reason === 'noData' && <EmptyState title={text.noData} hint={whatIsThere()} action={nextStep()} />}
      {reason === 'noManaged' && (
        <EmptyState
          title={text.noManaged}
          hint={text.noManagedHint({ count })}
          action={<Button onPress={onShowAll}>{text.showAll}</Button>}
        />
      )}
      {reason === 'noResult' && (
        <EmptyState
          title={text.noResult}
          hint={text.noResultHint({ keyword })}
          mark={null}
          action={<Button onPress={onClearSearch}>{text.clearSearch}</Button>}
        />
      )}
    </Between>
  );

  function whatIsThere() {
    if (!requirements) return text.noDataHint;
    return requirements.count === 0 ? text.nothingYet : text.requirementsOnly(requirements);
  }

  // Requirements first: without an indicator point no goal of a course has a place.
  function nextStep() {
    if (requirements?.indicatorCount === 0 && onOpenMajor) return <Button onPress={onOpenMajor}>{text.writeRequirements}</Button>;
    return onAddCourse && <Button onPress={onAddCourse}>{text.addFirst}</Button>;
  }
}

const Between = styled.div`
  padding-block: ${tokens.space[6]};
  border-block-end: 1px solid ${tokens.color.border};
`;
