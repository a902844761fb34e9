import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { textTranslationsMessages } from './messages';
import { TextTranslationsView, type TextTranslationsProps } from './TextTranslationsView';
import { useTextTranslations } from './useTextTranslations';
import { Caption } from '../../support/textParts';

export interface TextTranslationsDialogProps extends TextTranslationsProps {
  /** Whether the window is open. */
  isOpen: boolean;
  /** Called when the dialog should close. */
  onOpenChange: (isOpen: boolean) => void;
}

const machineClock = () => Date.now();

/** A dialog with all texts of a course and their English. Unsaved input is still there when it is reopened. */
export function TextTranslations({ isOpen, onOpenChange, ...props }: TextTranslationsDialogProps) {
  return isOpen ? <OpenDialog {...props} onOpenChange={onOpenChange} /> : null;
}

function OpenDialog({
  onOpenChange,
  now = machineClock,
  ...props
}: TextTranslationsProps & Pick<TextTranslationsDialogProps, 'onOpenChange'>) {
  const words = useMessages(textTranslationsMessages);
  const handle = useTextTranslations({ ...props, now });
  const { desk, listed, saving, areDraftsKept } = handle;
  const hasDrafts = listed.drafts.size > 0;
  const isSaving = saving?.status === 'saving';
  return (
    <Dialog
      isOpen
      onOpenChange={onOpenChange}
      size="xl"
      title={words.title}
      isCloseDisabled={isSaving}
      isFlush
      footerStart={hasDrafts && areDraftsKept ? <Caption>{words.draftsKept}</Caption> : undefined}
      footer={
        <>
          <Button slot="close" isDisabled={isSaving}>
            {words.close}
          </Button>
          <Button
            variant="primary"
            isDisabled={!hasDrafts}
            isPending={isSaving}
            pendingLabel={words.saving}
            onPress={() => void desk.save()}
          >
            {words.save}
          </Button>
        </>
      }
    >
      <TextTranslationsView handle={handle} />
    </Dialog>
  );
}
