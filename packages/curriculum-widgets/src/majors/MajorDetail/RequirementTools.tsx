import type { RequirementsAct, RequirementsHistory } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { IconButton } from '@college/ui/IconButton';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { ListOrdered, Redo2, TriangleAlert, Undo2 } from 'lucide-react';
import { styled } from 'styled-components';
import { majorDetailMessages } from './messages';

interface RequirementToolsProps {
  history: RequirementsHistory;
  /** Whether every printed number is that of its place. */
  isInOrder: boolean;
  onAct: (act: RequirementsAct) => void;
  onCatalogue: () => void;
}

/** What can be done with the whole list: undo, redo, start from a standard, renumber. */
export function RequirementTools({ history, isInOrder, onAct, onCatalogue }: RequirementToolsProps) {
  const text = useMessages(majorDetailMessages);
  return (
    <Bar>
      {!isInOrder && (
        <Doubt role="status">
          <Icon of={TriangleAlert} size="small" />
          {text.outOfOrder}
        </Doubt>
      )}
      <IconButton aria-label={text.undo} isDisabled={history.past.length === 0} onPress={() => onAct({ type: 'undone' })}>
        <Icon of={Undo2} />
      </IconButton>
      <IconButton aria-label={text.redo} isDisabled={history.future.length === 0} onPress={() => onAct({ type: 'redone' })}>
        <Icon of={Redo2} />
      </IconButton>
      <Button variant="ghost" onPress={onCatalogue}>
        {text.catalogue}
      </Button>
      <Button variant="secondary" isDisabled={isInOrder} onPress={() => onAct({ type: 'renumbered' })}>
        <Icon of={ListOrdered} />
        {text.renumber}
      </Button>
    </Bar>
  );
}

const Bar = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
`;

const Doubt = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
  color: ${tokens.color.warning};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;
