import { Button } from '@college/ui/Button';
import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useDateTime } from '../dateTime';
import { useLatest } from '../desk/useLatest';
import { LinkList } from './LinkList';
import { shareLinksMessages } from './messages';
import type { SharedLink, ShareLinksSource } from './ShareLinksSource';
import { useShareLinks } from './useShareLinks';

export interface ShareLinksDialogProps {
  /** Lists, creates and revokes the links. */
  source: ShareLinksSource;
  title: ReactNode;
  /** What a link opens, and for whom one is made. */
  words: { about: string; noneHint: string };
  /** The whole address at which a link is read, from `https:` on. */
  hrefOf: (link: string) => string;
  /** Whether no further link can be made. @default false */
  isCreateDisabled?: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The links under which anybody reads something: list, copy, create, revoke. Put it inside a `ToastProvider`. */
export function ShareLinksDialog(props: ShareLinksDialogProps) {
  const { source, title, words, hrefOf, isCreateDisabled = false, isOpen, onOpenChange } = props;
  const text = useMessages(shareLinksMessages);
  const dateTime = useDateTime();
  const { showToast } = useToast();
  const { state, load, create, revoke } = useShareLinks(source);
  const [newId, setNewId] = useState<number>();
  // Kept while the question closes: its words must not change under the eye.
  const [asked, setAsked] = useState<SharedLink>();
  const [isAsking, setAsking] = useState(false);
  const createRef = useRef<HTMLButtonElement>(null);
  const isCreating = state.status === 'ready' && state.isCreating;
  const latest = useLatest(load);
  useEffect(() => {
    if (isOpen) latest()();
  }, [isOpen, latest]);

  function handleOpenChange(next: boolean) {
    setNewId(undefined);
    onOpenChange(next);
  }

  async function handleCreate() {
    const link = await create();
    if (!link) return;
    setNewId(link.id);
    showToast({ type: 'success', message: text.created });
  }

  async function handleRevoke() {
    if (!asked || !(await revoke(asked.id))) return;
    showToast({ type: 'success', message: text.revoked });
    // The dialog restores focus in the next frame, to a button that is unmounted by then.
    requestAnimationFrame(() => requestAnimationFrame(() => createRef.current?.focus()));
  }

  return (
    <>
      <Dialog
        size="m"
        title={title}
        isOpen={isOpen}
        onOpenChange={handleOpenChange}
        footer={
          <>
            <Button slot="close" variant="ghost">
              {text.close}
            </Button>
            <Button
              ref={createRef}
              variant="primary"
              isPending={isCreating}
              pendingLabel={text.creating}
              isDisabled={isCreateDisabled || state.status === 'loading'}
              onPress={() => void handleCreate()}
            >
              {text.create}
            </Button>
          </>
        }
      >
        <LinkList
          words={words}
          state={state}
          hrefOf={hrefOf}
          newId={newId}
          onRetry={load}
          onRevoke={(link) => {
            setAsked(link);
            setAsking(true);
          }}
        />
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={text.revokeTitle}
        confirmLabel={text.revokeAct}
        pendingLabel={text.revoking}
        cancelLabel={text.keep}
        onConfirm={handleRevoke}
      >
        {asked && text.revokeLoss({ userName: asked.userName, time: dateTime(asked.createTime, 'minute') })}
      </ConfirmDialog>
    </>
  );
}
