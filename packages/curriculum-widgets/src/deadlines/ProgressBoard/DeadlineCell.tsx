import { deadlineText, type NextDeadline } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { tokens } from '@college/ui/theme';
import { CircleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';

/** The deadline that presses most, or how late it is. */
export function DeadlineCell({ next }: { next: NextDeadline | null }) {
  const language = useLanguage();
  const isLate = next !== null && next.daysLeft < 0;
  return (
    <Cell data-late={isLate || undefined} data-none={next === null || undefined} title={next?.deadline.name}>
      <span>
        {isLate && <Icon of={CircleAlert} size="small" />}
        {deadlineText(next)[language]}
      </span>
    </Cell>
  );
}

const Cell = styled.td`
  white-space: nowrap;

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[1]};
  }

  &[data-late] {
    color: ${tokens.color.danger};
  }
  &[data-none] {
    color: ${tokens.color.textMuted};
  }
`;
