import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { ErrorState } from '@college/ui/ErrorState';
import { Loading } from '@college/ui/Loading';
import { useMessages } from '@college/ui/messages';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../support/messageOf';
import type { FeedbackInboxSource } from './FeedbackInboxSource';
import { feedbackInboxMessages } from './messages';

interface PictureDialogProps {
  image: { id: number; name: string };
  source: Pick<FeedbackInboxSource, 'loadFeedbackImage'>;
  onClose: () => void;
}

type Picture = { status: 'loading' } | { status: 'done'; url: string } | { status: 'failed'; message: string };

/** One picture, fetched when it is asked for; its memory is given back when the dialog closes. */
export function PictureDialog({ image, source, onClose }: PictureDialogProps) {
  const text = useMessages(feedbackInboxMessages);
  const [picture, setPicture] = useState<Picture>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  });

  useEffect(() => {
    const controller = new AbortController();
    let url: string | undefined;
    void load(controller.signal);
    return () => {
      controller.abort();
      if (url) URL.revokeObjectURL(url);
    };

    async function load(signal: AbortSignal) {
      try {
        const blob = await latest.current.loadFeedbackImage(image.id, { signal });
        if (signal.aborted) return;
        url = URL.createObjectURL(blob);
        setPicture({ status: 'done', url });
      } catch (error) {
        if (!signal.aborted) setPicture({ status: 'failed', message: messageOf(error) });
      }
    }
  }, [image.id, attempt]);

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
      {picture.status === 'loading' && <Loading label={text.loading} />}
      {picture.status === 'failed' && (
        <ErrorState
          title={text.pictureFailed}
          hint={picture.message}
          onRetry={() => {
            setPicture({ status: 'loading' });
            setAttempt((count) => count + 1);
          }}
        />
      )}
      {picture.status === 'done' && <Shown src={picture.url} alt={image.name} />}
    </Dialog>
  );
}

const Shown = styled.img`
  display: block;
  max-inline-size: 100%;
  margin-inline: auto;
`;
