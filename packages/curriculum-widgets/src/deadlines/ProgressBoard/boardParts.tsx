import type { BoardMajor } from '@college/curriculum-model';
import { IconButton } from '@college/ui/IconButton';
import { Icon } from '@college/ui/icons';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { RefreshCw } from 'lucide-react';
import { styled } from 'styled-components';
import { Caption } from '../../support/textParts';
import { Figure } from './boardGrid';
import { progressBoardMessages } from './messages';
import type { CheckStanding } from './useProgressBoard';

interface LevelFigureProps {
  level: 'error' | 'warning' | 'review';
  count: number;
  major: BoardMajor;
  href: string | undefined;
}

/** How many of something a major has; it leads there where there are some. */
export function LevelFigure({ level, count, major, href }: LevelFigureProps) {
  const text = useMessages(progressBoardMessages);
  const word = { error: text.errors, warning: text.reminders, review: text.reviews }[level];
  return (
    <Level data-level={count === 0 ? 'none' : level}>
      {href !== undefined && count > 0 ? (
        <Link href={href} aria-label={text.figure({ name: major.name, word, count })}>
          {String(count)}
        </Link>
      ) : (
        count
      )}
    </Level>
  );
}

interface CheckMarkProps {
  major: BoardMajor;
  standing: CheckStanding | undefined;
  onRecheck: (majorId: number) => void;
}

/** What becomes of the check of a major; nothing where its figures are those of now. */
export function CheckMark({ major, standing, onRecheck }: CheckMarkProps) {
  const text = useMessages(progressBoardMessages);
  if (standing === undefined) return null;
  if (standing !== 'failed') return <Caption>{standing === 'checking' ? text.checking : text.waiting}</Caption>;
  return (
    <Failed>
      {text.checkFailed}
      <IconButton aria-label={text.recheck({ name: major.name })} onPress={() => onRecheck(major.id)}>
        <Icon of={RefreshCw} size="small" />
      </IconButton>
    </Failed>
  );
}

const Level = styled(Figure)`
  &[data-level='none'] {
    color: ${tokens.color.textMuted};
  }
  &[data-level='error'],
  &[data-level='error'] a {
    color: ${tokens.color.danger};
    font-weight: ${tokens.font.strong};
  }
`;

const Failed = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  color: ${tokens.color.danger};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;
