import { DocsContext } from '@storybook/addon-docs/blocks';
import { tokens } from '@college/ui/theme';
import { useContext, type MouseEvent } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { styled } from 'styled-components';
import type { StoryLink } from './coverage';

/** Leads to a story in the same Storybook; with a key held down, in another tab. */
export function StoryAnchor({ id, name }: StoryLink) {
  const { channel } = useContext(DocsContext);
  const path = `?path=/story/${id}`;
  function handleClick(event: MouseEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    channel.emit(NAVIGATE_URL, path);
  }
  return (
    <Anchor href={`./${path}`} target="_top" onClick={handleClick}>
      {name}
    </Anchor>
  );
}

const Anchor = styled.a`
  border-radius: ${tokens.radius.mark};
  color: ${tokens.color.link};
  text-underline-offset: 3px;
  overflow-wrap: anywhere;

  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
`;
