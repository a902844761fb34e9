import { textLimits } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Checkbox } from '@college/ui/Checkbox';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { TextArea } from '@college/ui/TextArea';
import { MutedText } from '../../support/textParts';
import { Stack } from '../../support/layoutParts';
import { mergeDeskMessages } from './messages';
import type { MergeFinish } from './useMergeDesk';

interface FinishDialogProps {
  /** How many changes the current edition gets. */
  changes: number;
  isMerging: boolean;
  /** What is chosen so far; kept by the desk, so that a merge that failed has it still. */
  value: MergeFinish;
  onChange: (value: MergeFinish) => void;
  onFinish: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a draft goes into the current edition, whether it stays open, and for a note. */
export function FinishDialog({ changes, isMerging, value, onChange, onFinish, onClose }: FinishDialogProps) {
  const text = useMessages(mergeDeskMessages);
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
          <Button variant="primary" isPending={isMerging} pendingLabel={text.finishing} onPress={() => void onFinish()}>
            {text.confirm}
          </Button>
        </>
      }
    >
      <Stack>
        <MutedText>{text.finishBody({ count: changes })}</MutedText>
        <Checkbox isSelected={value.keepOpen} isDisabled={isMerging} onChange={(keepOpen) => onChange({ ...value, keepOpen })}>
          {text.keepOpen}
        </Checkbox>
        <TextArea
          label={text.note}
          value={value.note}
          onChange={(note) => onChange({ ...value, note })}
          isDisabled={isMerging}
          maxLength={textLimits.paragraph}
        />
      </Stack>
    </Dialog>
  );
}
