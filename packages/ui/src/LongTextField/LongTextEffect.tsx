import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button';
import { useMessages } from '../messages';
import { tokens } from '../theme';
import { longTextFieldMessages } from './messages';
import type { WindowEffect } from './useLongTextWindow';

interface LongTextEffectProps {
  /** What the window did; null shows nothing but keeps the live region. */
  effect: Pick<WindowEffect<unknown>, 'kind'> | null;
  onTakeBack: () => void;
  /** Whether Tab passes the way back by, where a key does the same. */
  excludeFromTabOrder?: boolean;
  /** Shown before the words, such as the name of a cell. */
  children?: ReactNode;
}

/** Beside a field: what its window did to it, with the way back. */
export function LongTextEffect({ effect, onTakeBack, excludeFromTabOrder, children }: LongTextEffectProps) {
  const messages = useMessages(longTextFieldMessages);
  return (
    <Line role="status" data-long-text-effect="">
      {effect && (
        <>
          {children}
          <span>{messages[effect.kind]}</span>
          <Button variant="link" size="small" excludeFromTabOrder={excludeFromTabOrder} onPress={onTakeBack}>
            {effect.kind === 'undone' ? messages.redo : effect.kind === 'stays' ? messages.backToWindow : messages.undo}
          </Button>
        </>
      )}
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${tokens.space[2]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  &:empty {
    position: absolute;
  }
  @media print {
    display: none;
  }
`;
