import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { useMessages } from '@college/ui/messages';
import { messageOf } from '../../support/messageOf';
import { manageUsersMessages } from './messages';

interface ResetSecondFactorProps {
  /** The name in the reader's language. */
  name: string;
  onReset: () => Promise<unknown>;
  onDone: () => void;
  onFail: (message: string) => void;
  onClose: () => void;
}

/** Asks before the second factor of somebody else is switched off. */
export function ResetSecondFactor({ name, onReset, onDone, onFail, onClose }: ResetSecondFactorProps) {
  const text = useMessages(manageUsersMessages);
  return (
    <ConfirmDialog
      isOpen
      title={text.secondFactorTitle({ name })}
      confirmLabel={text.secondFactorAct}
      pendingLabel={text.resetting}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onConfirm={async () => {
        await onReset();
        onDone();
      }}
      onError={(error) => onFail(messageOf(error) || text.secondFactorFailed)}
    >
      {text.secondFactorEnds({ name })}
    </ConfirmDialog>
  );
}
