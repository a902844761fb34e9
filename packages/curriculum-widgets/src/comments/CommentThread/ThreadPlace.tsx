import { commentPlaceLabel, type CommentThread } from '@college/curriculum-model';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { Tag } from '@college/ui/Tag';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { langOf } from '../../support/langOf';
import { useLanguage } from '../../support/useLanguage';
import { commentThreadMessages } from './messages';

interface ThreadPlaceProps {
  thread: Pick<CommentThread, 'place' | 'here' | 'words' | 'wordsNow'>;
  /** The way to the place; without it there is no link. */
  href?: string | undefined;
  /** Whether the place is named, or only what happened to it. @default true */
  isNamed?: boolean;
}

/** What a discussion is about: kind, words, and whether these were changed since or the thing is gone. */
export function ThreadPlace({ thread: { place, here, words, wordsNow }, href, isNamed = true }: ThreadPlaceProps) {
  const text = useMessages(commentThreadMessages);
  const language = useLanguage();
  const label = commentPlaceLabel(place)?.[language] ?? '';
  const isLost = here === null;
  const saysMore = isLost || wordsNow !== undefined;
  if (!isNamed && !saysMore) return null;
  return (
    <Line>
      {isNamed && <Kind>{href === undefined ? label : <Link href={href}>{label}</Link>}</Kind>}
      {saysMore ? <s lang={langOf(words, language)}>{words}</s> : <span lang={langOf(words, language)}>{words}</span>}
      {wordsNow !== undefined && <span lang={langOf(wordsNow, language)}>{wordsNow}</span>}
      {isLost && <Tag>{text.lost}</Tag>}
      {wordsNow !== undefined && <Tag>{text.reworded}</Tag>}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${tokens.space[1]} ${tokens.space[2]};
  min-inline-size: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  overflow-wrap: anywhere;

  > s {
    text-decoration-color: ${tokens.color.danger};
  }
`;

const Kind = styled.b`
  color: ${tokens.color.text};
  font-weight: 600;
`;
