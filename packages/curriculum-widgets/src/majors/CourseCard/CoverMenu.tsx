import { tokens } from '@college/ui/theme';
import { Link } from 'react-aria-components';
import { css, styled } from 'styled-components';
import type { CardEntry } from './cardEntries';
import type { CourseCardText } from './messages';

interface CoverMenuProps {
  /** Of the course. */
  name: string;
  text: CourseCardText;
  entries: readonly CardEntry[];
  hrefOf: (entry: CardEntry) => string | undefined;
  onAction: (entry: CardEntry) => void;
}

/** The acts laid over the card's face: seen under the pointer or while focus is in the card, always within reach of Tab. */
export function CoverMenu({ name, text, entries, hrefOf, onAction }: CoverMenuProps) {
  return (
    <Cover role="group" aria-label={text.acts({ name })}>
      {entries.map((entry) => {
        const href = hrefOf(entry);
        const label = text.about({ act: entry.label, name });
        return href === undefined ? (
          <PressedAct key={entry.value} type="button" aria-label={label} onClick={() => onAction(entry)}>
            {entry.label}
          </PressedAct>
        ) : (
          <FollowedAct key={entry.value} href={href} aria-label={label}>
            {entry.label}
          </FollowedAct>
        );
      })}
    </Cover>
  );
}

const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
  overflow: hidden;
  background: ${tokens.color.surfaceRaised};
  opacity: 0;
  pointer-events: none;

  /* Without hover the actions are always visible. */
  article[data-hovered] > * > &,
  article:focus-within > * > &,
  article[data-open] > * > & {
    opacity: 1;
    pointer-events: auto;
  }
  @media (hover: none) {
    opacity: 1;
    pointer-events: auto;
  }
  @media (prefers-reduced-motion: no-preference) {
    transition: opacity ${tokens.motion.fast} ${tokens.motion.ease};
  }
`;

const act = css`
  flex: none;
  min-block-size: ${tokens.size.hitMin};
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.mark};
  background: none;
  color: ${tokens.color.link};
  font: ${tokens.font.regular} ${tokens.type.body} ${tokens.font.family};
  line-height: ${tokens.size.hitMin};
  text-decoration: none;
  text-underline-offset: 3px;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
`;

const FollowedAct = styled(Link)`
  ${act}
`;

const PressedAct = styled.button`
  ${act}
`;
