import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { Kbd } from '@college/ui/Kbd';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { Shortcuts } from '@college/ui/Shortcuts';
import { TextArea } from '@college/ui/TextArea';
import { tokens } from '@college/ui/theme';
import { useToast } from '@college/ui/Toast';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { ImageUpload, type ImageUploadProps } from '../ImageUpload';
import type { FeedbackSource } from './FeedbackSource';
import type { DraftOwner } from '../../support/desk/drafts';
import { feedbackLimit, feedbackProblem } from './feedbackState';
import { feedbackDialogMessages } from './messages';
import { useFeedback } from './useFeedback';
import { Stack } from '../../support/layoutParts';

export interface FeedbackDialogProps extends DraftOwner {
  /** The port that receives the feedback. */
  source: FeedbackSource;
  /**
   * `message` takes text and up to five images; `major` is the text alone, as the home of a major sends it (decision 108).
   * @default 'message'
   */
  variant?: 'message' | 'major';
  /** Whether it shows; what was written stays while it is closed. */
  isOpen: boolean;
  /** Called when it should close: the user closed it, or the feedback was sent. */
  onOpenChange: (isOpen: boolean) => void;
  /** Uploads one image and returns its content. @default reads it in the browser; it travels with the text */
  uploadImage?: ImageUploadProps['uploadImage'];
  /** The browser's screen capture. @default navigator.mediaDevices */
  screens?: ImageUploadProps['screens'];
}

/** Sends feedback to the developers, with optional pictures. Keep it mounted: what was written survives closing (core §2). With `draftStorage` and `userId` the text also survives the end of the session. */
export function FeedbackDialog(props: FeedbackDialogProps) {
  const { source, variant = 'message', isOpen, onOpenChange, uploadImage, screens, draftStorage, userId } = props;
  const text = useMessages(feedbackDialogMessages);
  const { showToast } = useToast();
  const textRef = useRef<HTMLTextAreaElement>(null);
  const { state, dispatch, submit } = useFeedback({
    source,
    variant,
    draftStorage,
    userId,
    onSent() {
      showToast({ type: 'success', message: text.sent, description: text.title });
      onOpenChange(false);
    },
    onFail: (message) => showToast({ type: 'error', message, description: text.kept }),
  });
  const { draft, status } = state;
  const isSending = status.step === 'sending';
  const length = draft.text.trim().length;
  const problem = status.step === 'refused' ? status.problem : null;
  const tooLong = length > feedbackLimit ? text.tooLong({ max: feedbackLimit, length }) : undefined;

  function handleSubmit() {
    const refusal = feedbackProblem(state);
    if (refusal === 'empty' || refusal === 'tooLong') textRef.current?.focus();
    void submit();
  }

  return (
    <Dialog
      title={text.title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isCloseDisabled={isSending}
      footerStart={
        <Keys aria-hidden>
          <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> {text.sendKey}
        </Keys>
      }
      footer={
        <>
          <Button variant="ghost" slot="close" isDisabled={isSending}>
            {text.cancel}
          </Button>
          <Button variant="primary" isPending={isSending} pendingLabel={text.sending} onPress={handleSubmit}>
            {text.send}
          </Button>
        </>
      }
    >
      <Shortcuts keys={{ 'Ctrl+Enter': handleSubmit }}>
        <Stack>
          <TextArea
            label={text.content}
            isRequired
            autoFocus
            placeholder={text.placeholder}
            minRows={5}
            maxRows={12}
            value={draft.text}
            isReadOnly={isSending}
            errorMessage={problem === 'empty' ? text.empty : tooLong}
            onChange={(written) => dispatch({ type: 'written', text: written })}
            inputRef={textRef}
          />
          {variant === 'message' && (
            <ImageUpload
              acceptsPagePaste
              isDisabled={isSending}
              defaultImages={draft.images}
              onImagesChange={(images) => dispatch({ type: 'imagesChanged', images })}
              onBusyChange={(areBusy) => dispatch({ type: 'imagesBusy', areBusy })}
              uploadImage={uploadImage}
              screens={screens}
            />
          )}
          {(problem === 'imagesFailed' || problem === 'imagesUploading') && <Note variant="error">{text[problem]}</Note>}
          {status.step === 'failed' && (
            // The toast has spoken it already.
            <Note variant="error" role="note">
              {status.message}
            </Note>
          )}
        </Stack>
      </Shortcuts>
    </Dialog>
  );
}

const Keys = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;
