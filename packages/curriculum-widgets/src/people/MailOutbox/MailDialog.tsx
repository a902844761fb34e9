import type { OutboxMail } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { TextField } from '@college/ui/TextField';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { mailOutboxMessages } from './messages';

interface MailDialogProps {
  mail: OutboxMail;
  /** The clipboard could not be written: on plain http browsers allow it to nobody. */
  isByHand: boolean;
  onClose: () => void;
}

/** A mail as it was written, with its link to be copied by hand. */
export function MailDialog({ mail, isByHand, onClose }: MailDialogProps) {
  const text = useMessages(mailOutboxMessages);
  return (
    <Dialog
      isOpen
      title={mail.subject}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <Button slot="close" variant="ghost">
          {text.close}
        </Button>
      }
    >
      <Lines>
        {mail.link !== null && (
          <TextField
            label={isByHand ? text.copyByHand : text.link}
            isReadOnly
            value={mail.link}
            onFocus={(event) => event.target instanceof HTMLInputElement && event.target.select()}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- in a dialog the first focus is ours to place; here the link is selected by it
            autoFocus={isByHand}
          />
        )}
        <Letter>{mail.text}</Letter>
      </Lines>
    </Dialog>
  );
}

const Lines = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
`;

const Letter = styled.div`
  font: ${tokens.font.regular} ${tokens.type.running} ${tokens.font.family};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
