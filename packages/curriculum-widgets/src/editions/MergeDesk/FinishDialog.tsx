import { textLimits } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Checkbox } from '@college/ui/Checkbox';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { TextArea } from '@college/ui/TextArea';
import { useState } from 'react';
import { MutedText } from '../../support/textParts';
import { Stack } from '../../support/layoutParts';
import { mergeDeskMessages } from './messages';
import type { MergeFinish } from './useMergeDesk';

interface FinishDialogProps {
  /** How many changes the current edition gets. */
  changes: number;
  isMerging: boolean;
  onFinish: (finish: MergeFinish) => Promise<void>;
  onClose: () => void;
}

/** Asks before a draft goes into the current edition, whether it stays open, and for a note. */
export function FinishDialog({ changes, isMerging, onFinish, onClose }: FinishDialogProps) {
  const text = useMessages(mergeDeskMessages);
  const [keepOpen, setKeepOpen] = useState(false);
  const [note, setNote] = useState('');
  return (
    <Dialog
      isOpen
      title={text.finishTitle}
      isCloseDisabled={isMerging}
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <>
          <Button variant="ghost" isDisabled={isMerging} onPress={onClose}>
            {text.cancel}
          </Button>
          <Button
            variant="primary"
            isPending={isMerging}
            pendingLabel={text.finishing}
            onPress={() => void onFinish({ keepOpen, note: note.trim() })}
          >
            {text.confirm}
          </Button>
        </>
      }
    >
      <Stack>
        <MutedText>{text.finishBody({ count: changes })}</MutedText>
        <Checkbox isSelected={keepOpen} isDisabled={isMerging} onChange={setKeepOpen}>
          {text.keepOpen}
        </Checkbox>
        <TextArea label={text.note} value={note} onChange={setNote} isDisabled={isMerging} maxLength={textLimits.paragraph} />
      </Stack>
    </Dialog>
  );
}
