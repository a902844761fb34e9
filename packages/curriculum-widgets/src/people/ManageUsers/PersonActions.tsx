import { IconButton } from '@college/ui/IconButton';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { KeyRound, Pencil, Smartphone, Trash2, UserCheck, UserX } from 'lucide-react';
import { manageUsersMessages } from './messages';

interface PersonActionsProps {
  name: string;
  onEdit: () => void;
  onReset: () => void;
  /** Resets the second factor; left out where the source cannot. */
  onSecondFactor?: (() => void) | undefined;
  isDisabled: boolean;
  /** Disables the account, or enables it again; left out where the source cannot. */
  onStatus?: (() => void) | undefined;
  /** Deletes the personal data; left out where the source cannot. */
  onErase?: (() => void) | undefined;
}

/** What can be done with one person of the list. */
export function PersonActions({ name, onEdit, onReset, onSecondFactor, isDisabled, onStatus, onErase }: PersonActionsProps) {
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
      {onStatus && (
        <IconButton aria-label={isDisabled ? text.enable({ name }) : text.disable({ name })} onPress={onStatus}>
          <Icon of={isDisabled ? UserCheck : UserX} />
        </IconButton>
      )}
      {onErase && (
        <IconButton aria-label={text.erase({ name })} onPress={onErase}>
          <Icon of={Trash2} />
        </IconButton>
      )}
    </>
  );
}
