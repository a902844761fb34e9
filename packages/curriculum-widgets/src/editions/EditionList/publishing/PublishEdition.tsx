import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { ErrorState } from '@college/ui/ErrorState';
import { Loading } from '@college/ui/Loading';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { useToast } from '@college/ui/Toast';
import { Stack } from '../../../support/layoutParts';
import { MutedText } from '../../../support/textParts';
import { EditionFields } from '../EditionFields';
import type { EditionPublishingSource } from './EditionPublishingSource';
import { editionPublishingMessages } from './messages';
import { PublishChecks } from './PublishChecks';
import { usePublishing } from './usePublishing';

interface PublishEditionProps {
  source: EditionPublishingSource;
  majorId: number;
  onPublished: () => void;
  onClose: () => void;
}

/** Asks what the published edition is called and for whom it is, and shows what the checks find; what they find as errors stands against it. */
export function PublishEdition({ source, majorId, onPublished, onClose }: PublishEditionProps) {
  const text = useMessages(editionPublishingMessages);
  const { showToast } = useToast();
  const { plan, request, retry, fields, replaced, isBlocked, act, publish } = usePublishing({
    source,
    majorId,
    onPublished: handlePublished,
  });
  const isPublishing = act.status === 'publishing';

  function handlePublish() {
    if (plan !== null && !isBlocked && !isPublishing) void publish();
  }

  function handlePublished(name: string) {
    showToast({ type: 'success', message: text.published({ name }) });
    onPublished();
  }

  return (
    <Dialog
      isOpen
      title={text.title}
      isCloseDisabled={isPublishing}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button variant="ghost" slot="close" isDisabled={isPublishing}>
            {text.cancel}
          </Button>
          <Button
            variant="primary"
            isDisabled={plan === null || isBlocked}
            isPending={isPublishing}
            pendingLabel={text.publishing}
            onPress={handlePublish}
          >
            {text.publish}
          </Button>
        </>
      }
    >
      <Stack>
        <MutedText>{text.hint}</MutedText>
        {act.status === 'failed' && <Note variant="error">{act.message}</Note>}
        {act.status === 'overtaken' && <Note variant="warning">{text.overtaken}</Note>}
        <EditionFields
          {...fields}
          words={{ ...text, reason: text.note, reasonHint: text.noteHint }}
          isYearRequired
          onSubmit={handlePublish}
        />
        {replaced && <Note variant="warning">{text.replaces(replaced)}</Note>}
        {request.status === 'failed' && <ErrorState title={text.checkFailed} hint={request.message} onRetry={retry} />}
        {plan ? <PublishChecks plan={plan} /> : request.status === 'loading' && <Loading label={text.checking} />}
      </Stack>
    </Dialog>
  );
}
