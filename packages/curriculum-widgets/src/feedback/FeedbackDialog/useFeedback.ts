import type { Feedback } from '@college/curriculum-model';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { DraftOwner } from '../../support/desk/drafts';
import { useLatest } from '../../support/desk/useLatest';
import { messageOf } from '../../support/messageOf';
import { useDraftError } from '../../support/restored/useDraftError';
import type { FeedbackSource } from './FeedbackSource';
import { feedbackProblem, feedbackReducer, newFeedback, tryOf, type FeedbackTry } from './feedbackState';
import { openKeptFeedback } from './keptFeedback';
import { createUnique } from '../../copying/CopyWizard/createUnique';

interface UseFeedbackOptions extends DraftOwner {
  source: FeedbackSource;
  variant: 'message' | 'major';
  onSent: () => void;
  onFail: (message: string) => void;
}

/** Holds what is written, keeps its text, and sends it, once at a time. */
export function useFeedback({ source, variant, onSent, onFail, draftStorage, userId }: UseFeedbackOptions) {
  const onDraftError = useLatest(useDraftError());
  // Whoever began to write owns it.
  const [kept] = useState(() => openKeptFeedback({ draftStorage, userId, variant, onWriteError: () => onDraftError()() }));
  const [state, dispatch] = useReducer(feedbackReducer, kept, ({ read }) => newFeedback(read()));
  const { text } = state.draft;
  useEffect(() => kept.write(text), [kept, text]);
  const isUnderWay = useRef(false);

  async function submit() {
    if (isUnderWay.current) return;
    const unique = createUnique();
    dispatch({ type: 'submitted', unique });
    if (feedbackProblem(state)) return;
    isUnderWay.current = true;
    try {
      if (variant === 'major') await source.sendFeedbackText(state.draft.text.trim());
      else await source.sendFeedback(messageFrom(tryOf(state, unique)));
      dispatch({ type: 'sent' });
      onSent();
    } catch (error) {
      dispatch({ type: 'failed', message: messageOf(error) });
      onFail(messageOf(error));
    } finally {
      isUnderWay.current = false;
    }
  }

  return { state, dispatch, submit };
}

/** A draft as it is sent: text and pictures tied by one key. */
function messageFrom({ text, images, unique }: FeedbackTry): Feedback {
  return {
    unique,
    description: text.trim(),
    images: images.flatMap((image, at) =>
      image.status === 'uploaded' ? [{ id: at + 1, unique, name: image.name.slice(-255), type: image.type, data: image.data }] : [],
    ),
  };
}
