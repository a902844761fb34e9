import { daysBetween, partName, type Deadline, type DeadlinePlan } from '@college/curriculum-model';
import { ErrorState } from '@college/ui/ErrorState';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { CircleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { useDateTime } from '../../../support/dateTime';
import { langOf } from '../../../support/langOf';
import type { AnswerRequest } from '../../../support/useAnswer';
import { useLanguage } from '../../../support/useLanguage';
import { HomeSection, Ledger, LedgerRow, Muted, RowWords } from '../sections/HomeSection';
import { waitingMessages } from './messages';

const shown = 4;
/** Days for which one that is past is still shown. */
const shownPast = 14;
const soon = 3;

export interface DeadlineSectionProps {
  request: AnswerRequest<DeadlinePlan>;
  /** The majors of the person's courses; a deadline of others is none of theirs. */
  majorIds: readonly number[];
  /** Milliseconds. */
  now: number;
  onRetry: () => void;
}

/** What must be ready by when in the person's majors, the nearest first; nothing at all where nothing must. */
export function DeadlineSection({ request, majorIds, now, onRetry }: DeadlineSectionProps) {
  const text = useMessages(waitingMessages);
  const language = useLanguage();
  const formatTime = useDateTime();
  const today = formatTime(new Date(now).toISOString(), 'day');
  const due = request.status === 'done' ? request.answer.deadlines.flatMap(ownDeadline) : [];
  if (request.status === 'loading' || (request.status === 'done' && due.length === 0)) return null;

  function ownDeadline(deadline: Deadline): { deadline: Deadline; left: number }[] {
    const isOwn = deadline.majorIds.length === 0 || deadline.majorIds.some((id) => majorIds.includes(id));
    const left = daysBetween(today, deadline.due);
    return isOwn && left >= -shownPast ? [{ deadline, left }] : [];
  }

  function leftWords(left: number): string {
    if (left < 0) return text.daysPast({ days: -left });
    return left === 0 ? text.dueToday : text.daysLeft({ days: left });
  }

  return (
    <HomeSection title={text.deadlines}>
      {request.status === 'failed' && <ErrorState title={text.deadlinesFailed} hint={request.message} onRetry={onRetry} />}
      {due.length > 0 && (
        <Ledger>
          {due
            .toSorted((one, other) => one.left - other.left)
            .slice(0, shown)
            .map(({ deadline: { key, name, part, share, due: day }, left }) => (
              <LedgerRow key={key}>
                <Day>{day.slice(5)}</Day>
                <RowWords>
                  <span lang={langOf(name, language)}>{name}</span>
                  <Muted>{text.readyAt({ part: partName(part)[language], share })}</Muted>
                </RowWords>
                <Left data-tone={left < 0 ? 'danger' : left < soon ? 'warning' : undefined}>
                  {left < 0 && <Icon of={CircleAlert} size="small" />}
                  {leftWords(left)}
                </Left>
              </LedgerRow>
            ))}
        </Ledger>
      )}
    </HomeSection>
  );
}

const Day = styled.span`
  align-self: start;
  font-weight: ${tokens.font.strong};
  font-variant-numeric: tabular-nums lining-nums;
`;

const Left = styled(Muted)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};

  &[data-tone='warning'] {
    color: ${tokens.color.warning};
  }
  &[data-tone='danger'] {
    color: ${tokens.color.danger};
  }
`;
