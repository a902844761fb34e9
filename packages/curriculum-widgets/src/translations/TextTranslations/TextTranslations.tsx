import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { textTranslationsMessages } from './messages';
import { TextTranslationsView, type TextTranslationsProps } from './TextTranslationsView';
import { useTextTranslations } from './useTextTranslations';

export interface TextTranslationsDialogProps extends TextTranslationsProps {
  /** Whether the window is open. */
  isOpen: boolean;
  /** Called when the dialog should close. */
  onOpenChange: (isOpen: boolean) => void;
}

const machineClock = () => Date.now();

/** All texts of a course with their English, over the page. What is not saved when it closes stands there when it opens again. */
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
  const { state, saving, save } = handle;
  return (
    <Dialog
      isOpen
      onOpenChange={onOpenChange}
      size="xl"
      title={words.title}
      isFlush
      footerStart={state.drafts.size > 0 && state.areDraftsKept ? <Kept>{words.draftsKept}</Kept> : undefined}
      footer={
        <>
          <Button slot="close">{words.close}</Button>
          <Button
            variant="primary"
            isDisabled={state.drafts.size === 0}
            isPending={saving.status === 'saving'}
            pendingLabel={words.saving}
            onPress={() => void save()}
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

const Kept = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;
