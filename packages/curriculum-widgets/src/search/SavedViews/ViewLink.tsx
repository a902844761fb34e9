import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { savedViewsMessages } from './messages';

interface ViewLinkProps {
  name: string;
  href: string;
  count: number | undefined;
  isCurrent: boolean;
  /** Whether the list shows something else since the view was chosen. */
  isChanged: boolean;
  onShow: () => void;
}

/** One view: a real address, so that it opens in another tab and can be copied. */
export function ViewLink({ name, href, count, isCurrent, isChanged, onShow }: ViewLinkProps) {
  const text = useMessages(savedViewsMessages);

  // Ctrl, Shift and the middle button keep their meaning.
  function showHere(event: MouseEvent) {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onShow();
  }

  return (
    <Anchor href={href} aria-current={isCurrent || undefined} title={name} onClick={showHere}>
      <Name data-name={name}>{name}</Name>
      {count !== undefined && <Figure>{count}</Figure>}
      {isChanged && <Figure>{text.isChanged}</Figure>}
    </Anchor>
  );
}

const Anchor = styled.a`
  display: flex;
  align-items: baseline;
  gap: ${tokens.space[2]};
  min-inline-size: 0;
  padding-block: 7px;
  color: ${tokens.color.textMuted};
  text-decoration: none;
  white-space: nowrap;
  outline: none;

  &:hover {
    color: ${tokens.color.text};
  }
  &[aria-current] {
    color: ${tokens.color.text};
    font-weight: ${tokens.font.strong};
    box-shadow: inset 0 -2px 0 ${tokens.color.text};
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    &[aria-current] {
      border-block-end: 2px solid Highlight;
    }
  }
`;

/* As wide as in bold, so that nothing moves as another view is chosen. */
const Name = styled.span`
  display: inline-grid;
  max-inline-size: 240px;
  overflow: hidden;
  text-overflow: ellipsis;

  &::after {
    block-size: 0;
    overflow: hidden;
    font-weight: ${tokens.font.strong};
    visibility: hidden;
    content: attr(data-name) / '';
  }
`;

const Figure = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums lining-nums;
`;
