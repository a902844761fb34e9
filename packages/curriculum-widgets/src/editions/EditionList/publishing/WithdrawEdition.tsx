import { textLimits, type Edition } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { TextArea } from '@college/ui/TextArea';
import { useToast } from '@college/ui/Toast';
import { useState } from 'react';
import { Stack } from '../../../support/layoutParts';
import { messageOf } from '../../../support/messageOf';
import { MutedText } from '../../../support/textParts';
import type { EditionPublishingSource } from './EditionPublishingSource';
import { editionPublishingMessages } from './messages';

interface WithdrawEditionProps {
  source: EditionPublishingSource;
  edition: Edition;
  onWithdrawn: () => void;
  /** Called when it was refused: the edition may have changed meanwhile. */
  onFailed: () => void;
  onClose: () => void;
}

/** Asks why a published edition is withdrawn: its readers see the reason. */
export function WithdrawEdition({ source, edition, onWithdrawn, onFailed, onClose }: WithdrawEditionProps) {
  const text = useMessages(editionPublishingMessages);
  const { showToast } = useToast();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const isTooLong = reason.length > textLimits.paragraph;
  const problem = isTooLong
    ? text.tooLong({ max: textLimits.paragraph, length: reason.length })
    : reason.trim() === '' && text.withdrawMissing;

  async function handleWithdraw() {
    setChecked(true);
    if (problem) return;
    setWithdrawing(true);
    try {
      await source.withdrawEdition({ id: edition.id, version: edition.version, reason: reason.trim() });
      showToast({ type: 'success', message: text.withdrawn(edition) });
      onWithdrawn();
    } catch (error) {
      setFailure(messageOf(error));
      setWithdrawing(false);
      onFailed();
    }
  }

  return (
    <Dialog
      isOpen
      title={text.withdrawTitle(edition)}
      isCloseDisabled={isWithdrawing}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button variant="ghost" slot="close" isDisabled={isWithdrawing}>
            {text.cancel}
          </Button>
          <Button variant="danger" isPending={isWithdrawing} pendingLabel={text.withdrawing} onPress={() => void handleWithdraw()}>
            {text.withdraw}
          </Button>
        </>
      }
    >
      <Stack>
        {failure !== null && <Note variant="error">{failure}</Note>}
        <MutedText>{text.withdrawHint}</MutedText>
        <TextArea
          label={text.withdrawReason}
          isRequired
          autoFocus
          minRows={3}
          maxRows={8}
          value={reason}
          onChange={setReason}
          errorMessage={isChecked && problem ? problem : undefined}
        />
      </Stack>
    </Dialog>
  );
}
