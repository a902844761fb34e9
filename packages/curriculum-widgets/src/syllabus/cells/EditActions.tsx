import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { IconButton } from '@college/ui/IconButton';
import { Kbd } from '@college/ui/Kbd';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { cellMessages } from './messages';

/** Save and cancel of one field, with the keys that do the same. */
export function EditActions({ name, onSave, onCancel, children }: EditActionsProps) {
  const text = useMessages(cellMessages);
  return (
    <Line role="group" aria-label={name}>
      <Button variant="primary" size="small" onPress={onSave}>
        {text.save}
      </Button>
      <Button variant="ghost" size="small" onPress={onCancel}>
        {text.cancel}
      </Button>
      {children}
      <Keys aria-hidden>
        <span>
          <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> {text.save}
        </span>
        <span>
          <Kbd>Esc</Kbd> {text.cancel}
        </span>
      </Keys>
    </Line>
  );
}

interface EditActionsProps {
  /** What is saved. */
  name: string;
  onSave: () => void;
  onCancel: () => void;
  /** Further acts, after the two. */
  children?: ReactNode;
}

/** The pencil that opens a field. */
export function EditButton({ name, onPress }: { name: string; onPress: () => void }) {
  const text = useMessages(cellMessages);
  return (
    <IconButton data-edit="" size="small" aria-label={text.edit({ name })} onPress={onPress}>
      <Icon of={Pencil} />
    </IconButton>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};

  @media print {
    display: none;
  }
`;

const Keys = styled.span`
  display: flex;
  gap: ${tokens.space[4]};
  margin-inline-start: auto;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  white-space: nowrap;
`;
