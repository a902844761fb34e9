import type { Language, OccupationEntry } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-aria-components';
import { styled } from 'styled-components';
import { keywordParts } from '../../goals/GoalTable/keywordParts';
import { langOf } from '../../support/langOf';
import { levelWord, topLabel } from './entryWords';
import { occupationBrowserMessages } from './messages';
import type { BookPlace } from './occupationBrowserState';
import { Caption, MutedFigures } from '../../support/textParts';

interface EntryListProps {
  entries: readonly OccupationEntry[];
  /** Names the list. */
  label: string;
  /** Whether these are the major classes, which are called by their order. @default false */
  isTop?: boolean;
  /** What was searched for, and is marked. @default '' */
  marks?: string;
  /** The keyword to keep in the links of entries. @default '' */
  keyword?: string;
  language: Language;
  hrefOf?: (place: BookPlace) => string;
  onGo: (place: BookPlace) => void;
}

/** Codes and titles, each a way to its entry. */
export function EntryList({ entries, label, isTop = false, marks = '', keyword = '', language, hrefOf, onGo }: EntryListProps) {
  const text = useMessages(occupationBrowserMessages);
  return (
    <Rows aria-label={label} data-top={isTop ? language : undefined}>
      {entries.map((entry) => {
        const { code, title } = entry;
        const place = { code, keyword };
        const ordinal = isTop ? topLabel(code, language) : undefined;
        const way = hrefOf ? { href: hrefOf(place) } : { onPress: () => onGo(place) };
        return (
          <li key={code}>
            <Entry {...way} data-code={code}>
              <MutedFigures>{ordinal ?? <Marked words={code} keyword={marks} />}</MutedFigures>{' '}
              <span lang={langOf(title, language)}>
                <Marked words={title} keyword={marks} />
              </span>
              {marks !== '' && <Caption>{levelWord(code, text)}</Caption>}
              <Icon of={ChevronRight} />
            </Entry>
          </li>
        );
      })}
    </Rows>
  );
}

function Marked({ words, keyword }: { words: string; keyword: string }) {
  return keywordParts(words, keyword).map((part, index) => (part.isHit ? <mark key={index}>{part.text}</mark> : part.text));
}

const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  border-block-start: 1px solid ${tokens.color.rule};
  list-style: none;
  --code: 112px;

  &[data-top='en'] {
    --code: 184px;
  }
  > li {
    border-block-end: 1px solid ${tokens.color.border};
  }
  mark {
    background: none;
    color: inherit;
    font-weight: ${tokens.font.strong};
    text-decoration: underline 2px ${tokens.color.accent};
    text-underline-offset: 3px;
  }
`;

const Entry = styled(Link)`
  display: grid;
  grid-template-columns: var(--code) minmax(0, 1fr) auto 16px;
  align-items: center;
  column-gap: ${tokens.space[4]};
  min-block-size: ${tokens.density.row};
  padding: ${tokens.space[1]} ${tokens.density.cellX};
  color: ${tokens.color.text};
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  outline: none;

  > svg {
    grid-column: 4;
    color: ${tokens.color.textMuted};
  }
  &[data-hovered] {
    background: ${tokens.color.rowHover};
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
`;
