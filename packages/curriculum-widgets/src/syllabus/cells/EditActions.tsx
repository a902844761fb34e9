import { Icon } from '@college/ui/icons';
import { IconButton } from '@college/ui/IconButton';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { Check, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { cellMessages } from './messages';

export interface EditActionsProps {
  /** What is saved. */
  name: string;
  onSave: () => void;
  onCancel: () => void;
  /** Further acts, before the two. */
  children?: ReactNode;
}

/**
 * Save and cancel of one field, small beside it while it is open. Tab passes them by, to the next field: leaving saves, and Ctrl+Z brings the former text back.
 */
export function EditActions({ name, onSave, onCancel, children }: EditActionsProps) {
  const text = useMessages(cellMessages);
  return (
    <Line role="group" aria-label={name}>
      {children}
      <IconButton size="small" excludeFromTabOrder aria-label={text.save} onPress={onSave}>
        <Icon of={Check} size="small" />
      </IconButton>
      <IconButton size="small" excludeFromTabOrder aria-label={text.cancel} onPress={onCancel}>
        <Icon of={Undo2} size="small" />
      </IconButton>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  color: ${tokens.color.textMuted};

  @media print {
    display: none;
  }
`;
