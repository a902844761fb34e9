import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { notLoadedMessages } from './notLoadedMessages';

/**
 * Says that the file of a widget did not arrive. Without the network nothing more arrives, so it is made of what each page with an element has, and of little:
 * every page loads it and hardly one shows it.
 */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const text = useMessages(notLoadedMessages);
  return (
    <Notice role="alert">
      <strong>{text.title}</strong>
      <p>{text.hint}</p>
      <button type="button" onClick={onRetry}>
        {text.loadAgain}
      </button>
    </Notice>
  );
}

const Notice = styled.div`
  padding: ${tokens.space[10]} ${tokens.space[6]};
  text-align: center;

  p {
    margin: ${tokens.space[1]} 0 ${tokens.space[4]};
    color: ${tokens.color.textMuted};
  }
  button {
    block-size: ${tokens.density.control};
    padding: 0 ${tokens.space[4]};
    border: 1px solid ${tokens.color.borderStrong};
    border-radius: ${tokens.radius.control};
    background: ${tokens.color.surfaceRaised};
    color: ${tokens.color.text};
    font: inherit;
  }
  button:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
`;
