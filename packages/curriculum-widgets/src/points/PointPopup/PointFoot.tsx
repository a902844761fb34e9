import { maxPoints } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { Plus, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { pointPopupMessages } from './messages';
import type { PointActs } from './usePointActs';

interface PointFootProps {
  count: number;
  selectedCount: number;
  acts: PointActs;
}

/** The actions below the points: adding one, and deleting the selected ones. */
export function PointFoot({ count, selectedCount, acts }: PointFootProps) {
  const text = useMessages(pointPopupMessages);
  const isFull = count >= maxPoints;
  return (
    <Foot>
      <Button variant="link" data-add="" isDisabled={isFull} onPress={acts.add}>
        <Icon of={Plus} />
        {text.add}
      </Button>
      <Hint>{isFull ? text.full({ max: maxPoints }) : count > 0 && text.keys}</Hint>
      <Button variant="ghost" isDisabled={selectedCount === 0} onPress={acts.removeSelected}>
        <Icon of={Trash2} />
        {text.removeSelected({ count: selectedCount })}
      </Button>
    </Foot>
  );
}

const Foot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space[4]};
`;

const Hint = styled.span`
  flex: 1 1 160px;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;
