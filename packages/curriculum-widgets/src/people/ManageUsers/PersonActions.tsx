import { IconButton } from '@college/ui/IconButton';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { KeyRound, Pencil, Smartphone } from 'lucide-react';
import { manageUsersMessages } from './messages';

interface PersonActionsProps {
  name: string;
  onEdit: () => void;
  onReset: () => void;
  /** Resets the second factor; left out where the source cannot. */
  onSecondFactor?: (() => void) | undefined;
}

/** What can be done with one person of the list. */
export function PersonActions({ name, onEdit, onReset, onSecondFactor }: PersonActionsProps) {
  const text = useMessages(manageUsersMessages);
  return (
    <>
      <IconButton aria-label={text.edit({ name })} onPress={onEdit}>
        <Icon of={Pencil} />
      </IconButton>
      <IconButton aria-label={text.reset({ name })} onPress={onReset}>
        <Icon of={KeyRound} />
      </IconButton>
      {onSecondFactor && (
        <IconButton aria-label={text.secondFactor({ name })} onPress={onSecondFactor}>
          <Icon of={Smartphone} />
        </IconButton>
      )}
    </>
  );
}
