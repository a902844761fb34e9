import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { ErrorState } from '@college/ui/ErrorState';
import { Loading } from '@college/ui/Loading';
import { useMessages } from '@college/ui/messages';
import { useCallback } from 'react';
import { styled } from 'styled-components';
import { useAnswer } from '../../support/useAnswer';
import type { FeedbackInboxSource } from './FeedbackInboxSource';
import { feedbackInboxMessages } from './messages';

interface PictureDialogProps {
  image: { id: number; name: string };
  source: Pick<FeedbackInboxSource, 'loadFeedbackImage'>;
  onClose: () => void;
}

/** One picture, fetched when it is asked for; its memory is given back when the dialog closes. */
export function PictureDialog({ image, source, onClose }: PictureDialogProps) {
  const text = useMessages(feedbackInboxMessages);
  const { request, retry } = useAnswer(image.id, (options) => source.loadFeedbackImage(image.id, options), { keepsLast: false });

  return (
    <Dialog
      isOpen
      size="l"
      title={image.name}
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <Button slot="close" variant="ghost">
          {text.close}
        </Button>
      }
    >
      {request.status === 'loading' && <Loading label={text.loading} />}
      {request.status === 'failed' && <ErrorState title={text.pictureFailed} hint={request.message} onRetry={retry} />}
      {request.status === 'done' && <Picture blob={request.answer} alt={image.name} />}
    </Dialog>
  );
}

function Picture({ blob, alt }: { blob: Blob; alt: string }) {
  const show = useCallback(
    (element: HTMLImageElement) => {
      const url = URL.createObjectURL(blob);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return <Shown ref={show} alt={alt} />;
}

const Shown = styled.img`
  display: block;
  max-inline-size: 100%;
  margin-inline: auto;
`;
