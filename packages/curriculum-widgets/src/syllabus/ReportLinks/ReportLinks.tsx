import { Button } from '@college/ui/Button';
import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { Dialog } from '@college/ui/Dialog';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useDateTime } from '../../support/dateTime';
import { LinkList } from './LinkList';
import { reportLinksMessages } from './messages';
import type { ReportLinksSource, SharedLink } from './ReportLinksSource';
import { useReportLinks } from './useReportLinks';

export interface ReportLinksProps {
  /** Lists, creates and revokes the links. */
  source: ReportLinksSource;
  /** The course whose report the links lead to. */
  courseId: number;
  /** Names the course in the head. */
  courseName?: string;
  /** The whole address at which a link is read, from `https:` on. */
  hrefOf: (link: string) => string;
}

/** The links under which anybody reads the report of a course, for the staff of the course (decision 153). Put it inside a `ToastProvider`. */
export function ReportLinks({ source, courseId, courseName, hrefOf }: ReportLinksProps) {
  const text = useMessages(reportLinksMessages);
  const dateTime = useDateTime();
  const { showToast } = useToast();
  const { state, load, create, revoke } = useReportLinks(source, courseId);
  const [isOpen, setOpen] = useState(false);
  const [newId, setNewId] = useState<number>();
  // Kept while the question closes: its words must not change under the eye.
  const [asked, setAsked] = useState<SharedLink>();
  const [isAsking, setAsking] = useState(false);
  const createRef = useRef<HTMLButtonElement>(null);
  const isCreating = state.status === 'ready' && state.isCreating;

  function handleOpenChange(next: boolean) {
    setOpen(next);
    setNewId(undefined);
    if (next) load();
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
      <Button variant="ghost" onPress={() => handleOpenChange(true)}>
        <Icon of={Share2} />
        {text.open}
      </Button>
      <Dialog
        size="m"
        title={text.title({ name: courseName })}
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
              isDisabled={state.status === 'loading'}
              onPress={() => void handleCreate()}
            >
              {text.create}
            </Button>
          </>
        }
      >
        <LinkList
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
