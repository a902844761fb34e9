import { noticeSentence, type Notice, type NoticeKind } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { Link } from '@college/ui/Link';
import { useMessages, withLang } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import {
  AtSign,
  BellRing,
  CalendarClock,
  CalendarX,
  ClipboardCheck,
  MessageSquare,
  PencilLine,
  Reply,
  Stamp,
  type LucideIcon,
} from 'lucide-react';
import { styled } from 'styled-components';
import { DateTime } from '../../support/dateTime';
import { langOf } from '../../support/langOf';
import { Caption } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { noticeListMessages } from './messages';

const icons: Readonly<Record<NoticeKind, LucideIcon>> = {
  mention: AtSign,
  reply: Reply,
  comment: MessageSquare,
  review: ClipboardCheck,
  decision: Stamp,
  change: PencilLine,
  deadline: CalendarClock,
  overdue: CalendarX,
  unfinished: BellRing,
};

interface NoticeRowProps {
  notice: Notice;
  /** The way to what it is about; without one there is no link. */
  href: string | undefined;
  onFollow?: (() => void) | undefined;
}

/** One notice: its sign, what happened, the words of it, and when. */
export function NoticeRow({ notice, href, onFollow }: NoticeRowProps) {
  const text = useMessages(noticeListMessages);
  const language = useLanguage();
  const sentence = withLang(noticeSentence(notice, text), language);
  return (
    <Row data-new={notice.isNew || undefined}>
      <Sign>
        <Icon of={icons[notice.kind]} size="small" />
      </Sign>
      <Words>
        <span>
          {notice.isNew && <VisuallyHidden>{text.isNew} </VisuallyHidden>}
          {href === undefined ? (
            sentence
          ) : (
            <Link href={href} onPress={onFollow}>
              {sentence}
            </Link>
          )}
        </span>
        {notice.text !== '' && <Quote lang={langOf(notice.text, language)}>{notice.text}</Quote>}
        <Caption>
          <DateTime value={notice.at} precision="minute" />
        </Caption>
      </Words>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: ${tokens.space[3]};
  padding-block: ${tokens.space[2]};

  & + & {
    border-block-start: 1px solid ${tokens.color.border};
  }
  &[data-new] a {
    font-weight: ${tokens.font.strong};
  }
`;

const Sign = styled.span`
  padding-block-start: 2px;
  color: ${tokens.color.textMuted};

  [data-new] > & {
    color: ${tokens.color.accent};
  }
`;

const Words = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Quote = styled.span`
  display: -webkit-box;
  overflow: hidden;
  color: ${tokens.color.textMuted};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
