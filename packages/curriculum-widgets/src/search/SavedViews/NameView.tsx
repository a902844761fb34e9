import { textLimits } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { TextField } from '@college/ui/TextField';
import { useEffect, useId, useState, type RefObject } from 'react';
import { useLatest } from '../../support/desk/useLatest';
import { FocusBack } from '../../support/FocusBack';
import { savedViewsMessages } from './messages';

interface NameViewProps {
  title: string;
  defaultName: string;
  /** Names of other views. */
  taken: readonly string[];
  /** The button of the menu that opened it, for the focus to come back to. */
  triggerRef?: RefObject<HTMLElement | null>;
  /** Why no other view can be kept. */
  refusal?: string | undefined;
  /** Says whether it could be kept. */
  onName: (name: string) => Promise<boolean>;
  onClose: () => void;
  /** Called once the window is gone: only then it is known whether the focus is lost. */
  onGone?: () => void;
}

/** Asks for the name of a view. */
export function NameView({ title, defaultName, taken, triggerRef, refusal, onName, onClose, onGone }: NameViewProps) {
  const text = useMessages(savedViewsMessages);
  const formId = useId();
  const [name, setName] = useState(defaultName);
  const [isSent, setSent] = useState(false);
  const [isPending, setPending] = useState(false);
  const latest = useLatest({ onGone });
  useEffect(() => () => latest().onGone?.(), [latest]);
  const wanted = name.trim();
  const fault = wanted === '' ? isSent && text.nameMissing : taken.includes(wanted) && text.nameTaken({ name: wanted });

  async function send() {
    setSent(true);
    if (wanted === '' || taken.includes(wanted) || refusal !== undefined) return;
    setPending(true);
    if (await onName(wanted)) onClose();
    else setPending(false);
  }

  return (
    <Dialog
      isOpen
      size="s"
      title={title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button variant="ghost" slot="close">
            {text.cancel}
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={isPending} isDisabled={refusal !== undefined}>
            {text.save}
          </Button>
        </>
      }
    >
      {triggerRef && <FocusBack to={triggerRef} />}
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextField
          label={text.name}
          description={text.nameHint}
          value={name}
          onChange={setName}
          maxLength={textLimits.title}
          errorMessage={refusal ?? (fault || undefined)}
          autoFocus
        />
      </form>
    </Dialog>
  );
}
