import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { elementMessages } from './messages';

/**
 * Says that the file of a widget did not arrive. Without the network nothing more arrives, so it is made of what each page with an element has: its button is
 * the browser's.
 */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const text = useMessages(elementMessages);
  return (
    <EmptyState
      role="alert"
      title={text.notLoaded}
      hint={text.notLoadedHint}
      action={
        <Retry type="button" onClick={onRetry}>
          {text.retry}
        </Retry>
      }
    />
  );
}

const Retry = styled.button`
  block-size: ${tokens.density.control};
  padding: 0 ${tokens.space[4]};
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.text};
  font: inherit;

  &:hover {
    border-color: ${tokens.color.borderControl};
  }
  &:active {
    background: ${tokens.color.fillQuiet};
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
`;
