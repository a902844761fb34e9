import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { Maximize2, X } from 'lucide-react';
import { styled } from 'styled-components';
import { SignButton } from '../../buttonParts';
import { transferPopoverMessages } from './messages';
import { Muted } from '../../textParts';

/** The cell as in the title: 树与二叉树 × G3 能设计并实现… */
export interface PopoverCell {
  row: string;
  /** G3, T1 */
  code?: string;
  column: string;
}

interface PopoverTitleProps {
  cell: PopoverCell;
  onLarger: () => void;
  onDiscard: () => void;
}

/** Row and column of the cell, with the ways to a larger window and out. */
export function PopoverTitle({ cell, onLarger, onDiscard }: PopoverTitleProps) {
  const text = useMessages(transferPopoverMessages);
  return (
    <Line>
      <Row title={cell.row}>{cell.row}</Row>
      <Muted>×</Muted>
      {cell.code && <b>{cell.code}</b>}
      <Column title={cell.column}>{cell.column}</Column>
      <SignButton type="button" aria-label={text.larger} title={text.larger} onClick={onLarger}>
        <Icon of={Maximize2} />
      </SignButton>
      <SignButton type="button" aria-label={text.close} title={`${text.close} Esc`} onClick={onDiscard}>
        <Icon of={X} />
      </SignButton>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[3]} ${tokens.space[3]} ${tokens.space[2]} ${tokens.space[4]};
  white-space: nowrap;

  > b {
    font-weight: ${tokens.font.strong};
  }
  > button + button {
    margin-inline-start: calc(-1 * ${tokens.space[1]});
  }
`;

const Row = styled.span`
  flex: 0 1 auto;
  min-inline-size: 48px;
  max-inline-size: 40%;
  overflow: hidden;
  font-weight: ${tokens.font.strong};
  text-overflow: ellipsis;
`;

const Column = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  color: ${tokens.color.textMuted};
  text-overflow: ellipsis;
`;
