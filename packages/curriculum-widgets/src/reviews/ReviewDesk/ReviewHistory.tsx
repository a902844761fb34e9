import type { ToldEvent } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { DateTime } from '../../support/dateTime';
import { langOf } from '../../support/langOf';
import { PlainList } from '../../support/layoutParts';
import { Caption, PartTitle } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { reviewDeskMessages } from './messages';
import { AsidePart } from './reviewParts';

/** What happened, the latest first; nothing of it is ever removed. */
export function ReviewHistory({ events, round }: { events: readonly ToldEvent[]; round: number }) {
  const text = useMessages(reviewDeskMessages);
  return (
    <AsidePart aria-label={text.history}>
      <PartTitle as="h2">{text.history}</PartTitle>
      <PlainList as="ol">
        {events.map((event, at) => (
          <Event key={event.id} event={event} isNow={at === 0} isOfRound={event.round === round} />
        ))}
      </PlainList>
    </AsidePart>
  );
}

function Event({ event, isNow, isOfRound }: { event: ToldEvent; isNow: boolean; isOfRound: boolean }) {
  const text = useMessages(reviewDeskMessages);
  const language = useLanguage();
  const name = event.userName ?? text.somebody;
  const step = event.step?.[language] ?? '';
  const words = {
    sent: text.sent({ name, round: event.round }),
    approved: text.approved({ name, step }),
    asked: text.asked({ name, step }),
    declined: text.declinedBy({ name, step }),
    withdrawn: text.withdrawnBy({ name }),
    changed: text.changedSince,
    merged: text.mergedBy({ name }),
    published: text.publishedBy({ name }),
    locked: text.locked({ name }),
    unlocked: text.unlocked({ name }),
    askedToWrite: text.askedToWrite({ name }),
  };
  return (
    <Row data-now={isNow || undefined} data-muted={!event.isStanding || undefined}>
      <Time>
        <DateTime value={event.at} precision="minute" />
      </Time>
      <div>
        {words[event.kind]}
        {!isOfRound && <Caption> {text.roundOf({ round: event.round })}</Caption>}
        {isOfRound && event.kind === 'approved' && !event.isStanding && <Caption> {text.notCounted}</Caption>}
        {event.text !== '' && <Words lang={langOf(event.text, language)}>{event.text}</Words>}
      </div>
    </Row>
  );
}

const Row = styled.li`
  position: relative;
  display: grid;
  gap: 2px;
  padding: 0 0 ${tokens.space[3]} ${tokens.space[5]};
  border-inline-start: 1px solid ${tokens.color.borderControl};
  overflow-wrap: anywhere;

  &:last-child {
    border-inline-start-color: transparent;
  }
  &::before {
    position: absolute;
    inset-block-start: 6px;
    inset-inline-start: -5px;
    box-sizing: border-box;
    inline-size: 9px;
    block-size: 9px;
    border: 1px solid ${tokens.color.borderControl};
    border-radius: 50%;
    background: ${tokens.color.surface};
    content: '';
  }
  &[data-now]::before {
    background: ${tokens.color.text};
  }
  &[data-muted] {
    color: ${tokens.color.textMuted};
  }
`;

const Time = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

const Words = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  white-space: pre-line;
`;
