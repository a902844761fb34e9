import type { Edition } from '@college/curriculum-model';
import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { messageOf } from '../../support/messageOf';
import { ChangeEdition } from './ChangeEdition';
import type { EditionListSource } from './EditionListSource';
import { editionListMessages } from './messages';
import { EditionLinks } from './publishing/EditionLinks';
import type { EditionPublishingSource } from './publishing/EditionPublishingSource';
import { PublishEdition } from './publishing/PublishEdition';
import { WithdrawEdition } from './publishing/WithdrawEdition';
import { StartEdition } from './StartEdition';
import type { EditionMaking } from './useStartEdition';

/** What the list asks about. */
export type Asking =
  | { kind: 'publish' }
  /** From an edition, or from the current one. */
  | { kind: 'start'; from?: Edition }
  | { kind: 'change' | 'links' | 'withdraw'; edition: Edition }
  | { kind: 'delete'; edition: Edition; index: number };

interface EditionDialogsProps {
  asking: Asking | null;
  source: EditionListSource;
  publishing: EditionPublishingSource | undefined;
  majorId: number;
  linkHrefOf: ((link: string) => string) | undefined;
  progress: EditionMaking;
  onOpen: ((majorId: number) => void) | undefined;
  /** Called when an edition was changed, published or withdrawn. */
  onChanged: () => void;
  /** Called with the deleted edition and its place. */
  onDeleted: (edition: Edition, index: number) => void;
  /** Called when an edition could not be deleted or withdrawn. */
  onActFailed: () => void;
  onClose: () => void;
}

/** The dialogs of the list, one at a time. */
export function EditionDialogs(props: EditionDialogsProps) {
  const { asking, source, publishing, majorId, linkHrefOf, progress, onOpen, onChanged, onActFailed, onClose } = props;
  switch (asking?.kind) {
    case undefined:
      return null;
    case 'start':
      return <StartEdition from={asking.from} progress={progress} onOpen={onOpen} onClose={onClose} />;
    case 'change':
      return <ChangeEdition source={source} edition={asking.edition} onChanged={onChanged} onClose={onClose} />;
    case 'delete':
      return <DeleteEdition {...props} {...asking} />;
    case 'publish':
      return publishing && <PublishEdition source={publishing} majorId={majorId} onPublished={onChanged} onClose={onClose} />;
    case 'links':
      return (
        publishing && linkHrefOf && <EditionLinks source={publishing} edition={asking.edition} hrefOf={linkHrefOf} onClose={onClose} />
      );
    case 'withdraw':
      return (
        publishing && (
          <WithdrawEdition source={publishing} edition={asking.edition} onWithdrawn={onChanged} onFailed={onActFailed} onClose={onClose} />
        )
      );
  }
}

type DeleteEditionProps = Pick<EditionDialogsProps, 'source' | 'onDeleted' | 'onActFailed' | 'onClose'> & {
  edition: Edition;
  index: number;
};

function DeleteEdition({ source, edition, index, onDeleted, onActFailed, onClose }: DeleteEditionProps) {
  const text = useMessages(editionListMessages);
  const { showToast } = useToast();

  async function handleDelete() {
    await source.deleteEdition(edition.id, { version: edition.version });
    onDeleted(edition, index);
  }

  return (
    <ConfirmDialog
      isOpen
      name={edition.name}
      confirmLabel={text.confirmDelete(edition)}
      pendingLabel={text.deleting}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onConfirm={handleDelete}
      onError={(error) => {
        onActFailed();
        showToast({ type: 'error', message: messageOf(error) });
      }}
    >
      {text.loss}
    </ConfirmDialog>
  );
}
