import { relateValues, type Relate } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { IconButton } from '@college/ui/IconButton';
import { Icon, Star } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { ChevronLeft, ChevronRight, Redo2, Undo2 } from 'lucide-react';
import { memo } from 'react';
import { styled } from 'styled-components';
import { transferMessages } from './messages';

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
      <Wide isDisabled={!canGoStrong} aria-label={text.toStrong} onPress={() => onMove(relateValues.strong)}>
        <Star kind="strong" aria-hidden />
        {text.strongShort}
        <Icon of={ChevronRight} size="small" />
      </Wide>
      <Wide isDisabled={!canGoWeak} aria-label={text.toWeak} onPress={() => onMove(relateValues.weak)}>
        <Star kind="weak" aria-hidden />
        {text.weakShort}
        <Icon of={ChevronRight} size="small" />
      </Wide>
      <Wide variant="ghost" isDisabled={!canGoOut} onPress={() => onMove(relateValues.none)}>
        <Icon of={ChevronLeft} size="small" />
        {text.out}
      </Wide>
      <History>
        <IconButton isDisabled={!canUndo} aria-label={text.undo} aria-keyshortcuts="Control+Z" onPress={onUndo}>
          <Icon of={Undo2} />
        </IconButton>
        <IconButton isDisabled={!canRedo} aria-label={text.redo} aria-keyshortcuts="Control+Y" onPress={onRedo}>
          <Icon of={Redo2} />
        </IconButton>
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

const Wide = styled(Button)`
  padding: 0;
`;

const History = styled.div`
  display: flex;
  justify-content: center;
  gap: ${tokens.space[2]};
  padding-block-start: ${tokens.space[2]};
`;
