import { textLimits, type AcceptFindingRequest, type ToldFinding } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { TextArea } from '@college/ui/TextArea';
import { TextField } from '@college/ui/TextField';
import { useToast } from '@college/ui/Toast';
import { useState } from 'react';
import { Stack } from '../../support/layoutParts';
import { messageOf } from '../../support/messageOf';
import { MutedText } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { findingListMessages } from './messages';

interface AcceptFindingProps {
  finding: ToldFinding;
  accept: (given: Pick<AcceptFindingRequest, 'reason' | 'until'>) => Promise<unknown>;
  /** `isOutdated` where it was accepted, or refused: what is listed may not be so any more. */
  onClose: (isOutdated: boolean) => void;
}

/** Asks why a finding may stay and until when; what is refused says so and keeps what was written. */
export function AcceptFinding({ finding, accept, onClose }: AcceptFindingProps) {
  const text = useMessages(findingListMessages);
  const language = useLanguage();
  const { showToast } = useToast();
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState('');
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isMissing = reason.trim() === '';

  async function handleAccept() {
    setTried(true);
    if (isMissing) return;
    setSaving(true);
    try {
      await accept({ reason: reason.trim(), until: until === '' ? null : until });
      showToast({ type: 'success', message: text.acceptedDone });
      onClose(true);
    } catch (error) {
      setRefusal(messageOf(error));
      setSaving(false);
    }
  }

  return (
    <Dialog
      isOpen
      title={text.acceptTitle}
      isCloseDisabled={isSaving}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose(refusal !== null);
      }}
      footer={
        <>
          <Button variant="ghost" slot="close" isDisabled={isSaving}>
            {text.cancel}
          </Button>
          <Button variant="primary" isPending={isSaving} pendingLabel={text.accepting} onPress={() => void handleAccept()}>
            {text.confirmAccept}
          </Button>
        </>
      }
    >
      <Stack>
        {refusal !== null && <Note variant="error">{refusal}</Note>}
        <Note>{finding.sentence[language]}</Note>
        <TextArea
          label={text.reason}
          description={text.reasonHint}
          isRequired
          autoFocus
          maxLength={textLimits.paragraph}
          value={reason}
          onChange={setReason}
          isInvalid={isTried && isMissing}
          errorMessage={text.reasonMissing}
        />
        <TextField label={text.until} description={text.untilHint} type="date" value={until} onChange={setUntil} />
        <MutedText>{text.acceptHint}</MutedText>
      </Stack>
    </Dialog>
  );
}
