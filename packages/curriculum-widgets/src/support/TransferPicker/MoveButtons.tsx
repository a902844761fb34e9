import { relateValues, type Relate } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { memo } from 'react';
import { styled } from 'styled-components';
import { SignButton, WordButton } from '../buttonParts';
import { transferMessages } from './messages';
import { RowSign } from '../RowSign';

interface MoveButtonsProps {
  canGoStrong: boolean;
  canGoWeak: boolean;
  canGoOut: boolean;
  canUndo: boolean;
  canRedo: boolean;
  onMove: (to: Relate) => void;
  onUndo: () => void;
  onRedo: () => void;
}

/** Between the lists: where the chosen items go, and the way back. */
export const MoveButtons = memo(function MoveButtons(props: MoveButtonsProps) {
  const { canGoStrong, canGoWeak, canGoOut, canUndo, canRedo, onMove, onUndo, onRedo } = props;
  const text = useMessages(transferMessages);
  return (
    <Middle>
      <WordButton
        type="button"
        data-variant="secondary"
        disabled={!canGoStrong}
        aria-label={text.toStrong}
        onClick={() => onMove(relateValues.strong)}
      >
        <RowSign of="strong" />
        {text.strongShort}
        <RowSign of="next" />
      </WordButton>
      <WordButton
        type="button"
        data-variant="secondary"
        disabled={!canGoWeak}
        aria-label={text.toWeak}
        onClick={() => onMove(relateValues.weak)}
      >
        <RowSign of="weak" />
        {text.weakShort}
        <RowSign of="next" />
      </WordButton>
      <WordButton type="button" data-variant="ghost" disabled={!canGoOut} onClick={() => onMove(relateValues.none)}>
        <RowSign of="previous" />
        {text.out}
      </WordButton>
      <History>
        <SignButton
          type="button"
          disabled={!canUndo}
          aria-label={text.undo}
          title={`${text.undo} Ctrl+Z`}
          aria-keyshortcuts="Control+Z"
          onClick={onUndo}
        >
          <RowSign of="undo" />
        </SignButton>
        <SignButton
          type="button"
          disabled={!canRedo}
          aria-label={text.redo}
          title={`${text.redo} Ctrl+Y`}
          aria-keyshortcuts="Control+Y"
          onClick={onRedo}
        >
          <RowSign of="redo" />
        </SignButton>
      </History>
    </Middle>
  );
});

const Middle = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${tokens.space[2]};
  padding: 0 ${tokens.space[4]};
  border-inline: 1px solid ${tokens.color.border};
`;

const History = styled.div`
  display: flex;
  justify-content: center;
  gap: ${tokens.space[2]};
  padding-block-start: ${tokens.space[2]};
`;
