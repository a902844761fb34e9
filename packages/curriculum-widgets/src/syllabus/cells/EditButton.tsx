import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { cellMessages } from './messages';
import { useWalk } from './useWalk';

interface EditButtonProps {
  /** What is edited. */
  name: string;
  onPress: () => void;
  /** Called when Tab leads here, for a field that opens by that. */
  onArrive?: () => void;
}

/**
 * The stop of the keyboard, and of those who do not see the page, on a value that is read: without a look of its own but for the ring round the value.
 * It lets the pointer through to the text.
 */
export function EditButton({ name, onPress, onArrive }: EditButtonProps) {
  const text = useMessages(cellMessages);
  const isWalking = useWalk();
  return (
    <Stop
      type="button"
      data-edit=""
      aria-label={text.edit({ name })}
      onClick={onPress}
      onFocus={() => {
        if (isWalking()) onArrive?.();
      }}
    />
  );
}

const Stop = styled.button`
  position: absolute;
  inset: 0;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.control};
  background: none;
  pointer-events: none;

  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -1px;
  }
  @media print {
    display: none;
  }
`;
