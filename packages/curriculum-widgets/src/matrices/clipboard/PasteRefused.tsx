import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { maxBlockSide, type ReadBlock } from './block';
import { clipboardMessages } from './messages';

interface PasteRefusedProps {
  found: Exclude<ReadBlock, { kind: 'block' }>;
  onClose: () => void;
}

/** Says why a paste was not even begun. */
export function PasteRefused({ found, onClose }: PasteRefusedProps) {
  const text = useMessages(clipboardMessages);
  return (
    <Dialog
      isOpen
      size="confirm"
      title={text.title}
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- in a dialog the first focus is ours to place
        <Button autoFocus onPress={onClose}>
          {text.close}
        </Button>
      }
    >
      {found.kind === 'empty' ? text.nothingPasted : text.tooLarge({ ...found, max: maxBlockSide })}
    </Dialog>
  );
}
