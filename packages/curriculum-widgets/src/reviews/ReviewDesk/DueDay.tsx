import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { useDateTime } from '../../support/dateTime';
import { Caption } from '../../support/textParts';
import { reviewDeskMessages } from './messages';
import { daysLeft } from './reviewFacts';

/** Until when a step should be decided, and how many days that leaves. */
export function DueDay({ at, now }: { at: string; now: number }) {
  const text = useMessages(reviewDeskMessages);
  const formatTime = useDateTime();
  const left = daysLeft(at, now);
  const day = formatTime(at, 'day');
  return (
    <Due data-tone={left < 0 ? 'danger' : left < 3 ? 'warning' : undefined}>
      {left < 0 ? text.overdue({ day, days: -left }) : left === 0 ? text.dueToday({ day }) : text.dueIn({ day, days: left })}
    </Due>
  );
}

const Due = styled(Caption)`
  &[data-tone='warning'] {
    color: ${tokens.color.warning};
  }
  &[data-tone='danger'] {
    color: ${tokens.color.danger};
  }
`;
