import { IconButton } from '@college/ui/IconButton';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { KeyRound, Pencil } from 'lucide-react';
import { manageUsersMessages } from './messages';

interface PersonActionsProps {
  name: string;
  onEdit: () => void;
  onReset: () => void;
}

/** What can be done with one person of the list. */
export function PersonActions({ name, onEdit, onReset }: PersonActionsProps) {
  const text = useMessages(manageUsersMessages);
  return (
    <>
      <IconButton aria-label={text.edit({ name })} onPress={onEdit}>
        <Icon of={Pencil} />
      </IconButton>
      <IconButton aria-label={text.reset({ name })} onPress={onReset}>
        <Icon of={KeyRound} />
      </IconButton>
    </>
  );
}
