import type { Edition } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { ShareLinksDialog } from '../../../support/shareLinks/ShareLinksDialog';
import type { EditionPublishingSource } from './EditionPublishingSource';
import { editionPublishingMessages } from './messages';

interface EditionLinksProps {
  source: EditionPublishingSource;
  edition: Edition;
  /** The whole address at which a link is read. */
  hrefOf: (link: string) => string;
  onClose: () => void;
}

/** The links under which anybody reads a published edition; a withdrawn one gets no further ones. */
export function EditionLinks({ source, edition, hrefOf, onClose }: EditionLinksProps) {
  const text = useMessages(editionPublishingMessages);
  const { id } = edition;
  const links = {
    list: () => source.listEditionLinks(id),
    create: () => source.createEditionLink(id),
    revoke: (linkId: number) => source.deleteEditionLink({ id, linkId }),
  };
  return (
    <ShareLinksDialog
      source={links}
      title={text.linksTitle(edition)}
      words={{ about: text.linksAbout, noneHint: text.linksNoneHint }}
      hrefOf={hrefOf}
      isCreateDisabled={edition.status === 'withdrawn'}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    />
  );
}
