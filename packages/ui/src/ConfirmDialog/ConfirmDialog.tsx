import { use, useState, type ReactNode, type Ref } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { useLocale, useMessages, withLang } from '../messages';
import { confirmDialogMessages } from './messages';

export interface ConfirmDialogProps {
  /** The thing to delete; the question is made from it. */
  name?: string;
  /** The full question, where the action is not a deletion. */
  title?: ReactNode;
  /** What will be lost, in numbers, and what that does to others. @default '删除后不能恢复。' */
  children?: ReactNode;
  /** The act and its object: `删除课程`. @default '删除' */
  confirmLabel?: string;
  /** The act while it runs: `正在删除…`. */
  pendingLabel?: string;
  /** Word of the button that cancels. @default '取消' */
  cancelLabel?: string;
  /**
   * `danger` confirms a deletion; `primary` confirms anything else.
   * @default 'danger'
   */
  variant?: 'danger' | 'primary';
  /** Whether it shows. Leave out inside a `DialogTrigger`. */
  isOpen?: boolean;
  /** Whether it shows at first, where it decides itself. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Does it. While a returned promise is open the dialog is busy and cannot be left; then it closes. */
  onConfirm: () => void | Promise<unknown>;
  /** Called with the error that `onConfirm` threw, after the dialog has closed; without it the error is rethrown. */
  onError?: (error: unknown) => void;
  /** Goes to the root element; a plain string only. */
  className?: string;
  /** Reaches the root element. */
  ref?: Ref<HTMLElement>;
}

/** Asks before something is lost. Focus starts on Cancel, and Esc cancels. */
export function ConfirmDialog({
  name,
  title,
  children,
  confirmLabel,
  pendingLabel,
  cancelLabel,
  variant = 'danger',
  isOpen,
  defaultOpen,
  onOpenChange,
  onConfirm,
  onError,
  ...rest
}: ConfirmDialogProps) {
  const messages = useMessages(confirmDialogMessages);
  const { locale } = useLocale();
  const [isPending, setIsPending] = useState(false);

  async function handleConfirm(close: () => void) {
    setIsPending(true);
    try {
      await onConfirm();
    } catch (error) {
      if (!onError) throw error;
      onError(error);
    } finally {
      setIsPending(false);
      close();
    }
  }

  return (
    <Dialog
      {...rest}
      role="alertdialog"
      size="confirm"
      title={title ?? (name === undefined ? messages.titleWithoutName : messages.title({ name }))}
      isOpen={isOpen}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      isCloseDisabled={isPending}
      footer={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- in a dialog the first focus is ours to place, and Cancel is the harmless one */}
          <Button slot="close" variant="ghost" autoFocus isDisabled={isPending}>
            {cancelLabel ?? messages.cancel}
          </Button>
          <ConfirmButton
            variant={variant === 'danger' ? 'confirm-danger' : 'primary'}
            isPending={isPending}
            pendingLabel={pendingLabel ?? (confirmLabel ? undefined : messages.pending)}
            onConfirm={handleConfirm}
          >
            {confirmLabel ?? messages.confirm}
          </ConfirmButton>
        </>
      }
    >
      {withLang(children ?? messages.loss, locale)}
    </Dialog>
  );
}

interface ConfirmButtonProps {
  variant: 'confirm-danger' | 'primary';
  isPending: boolean;
  pendingLabel?: string;
  children: string;
  onConfirm: (close: () => void) => Promise<void>;
}

function ConfirmButton({ onConfirm, ...rest }: ConfirmButtonProps) {
  const state = use(OverlayTriggerStateContext);
  return <Button {...rest} onPress={() => void onConfirm(() => state?.close())} />;
}
