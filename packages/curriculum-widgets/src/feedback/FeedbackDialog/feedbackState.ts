import { textLimits } from '@college/curriculum-model';
import type { UploadImage } from '../ImageUpload';

/** Longest feedback. */
export const feedbackLimit = textLimits.article;

/** Why feedback cannot be sent. */
export type FeedbackProblem = 'empty' | 'tooLong' | 'imagesUploading' | 'imagesFailed';

/** What was written and not yet sent; it survives closing the dialog. */
export interface FeedbackDraft {
  text: string;
  images: readonly UploadImage[];
  /** Made by the client; the same for every try, so that a feedback sent twice is one (decision 96). */
  unique: string;
}

export interface FeedbackState {
  draft: FeedbackDraft;
  /** Whether a chosen image is still being read or uploaded. */
  areImagesBusy: boolean;
  status: { step: 'writing' } | { step: 'refused'; problem: FeedbackProblem } | { step: 'sending' } | { step: 'failed'; message: string };
}

export type FeedbackEvent =
  | { type: 'written'; text: string }
  | { type: 'imagesChanged'; images: readonly UploadImage[] }
  | { type: 'imagesBusy'; areBusy: boolean }
  | { type: 'submitted' }
  /** `unique` is the key of the next feedback. */
  | { type: 'sent'; unique: string }
  | { type: 'failed'; message: string };

/** A feedback that begins: empty, unless a text was kept. */
export function newFeedback(unique: string, text = ''): FeedbackState {
  return { draft: { text, images: [], unique }, areImagesBusy: false, status: { step: 'writing' } };
}

/** While a feedback is being sent nothing changes it; what was refused or failed is still there. */
export function feedbackReducer(state: FeedbackState, event: FeedbackEvent): FeedbackState {
  const isSending = state.status.step === 'sending';
  switch (event.type) {
    case 'written':
      return isSending ? state : { ...state, draft: { ...state.draft, text: event.text }, status: { step: 'writing' } };
    case 'imagesChanged':
      return isSending ? state : { ...state, draft: { ...state.draft, images: event.images }, status: { step: 'writing' } };
    case 'imagesBusy':
      return { ...state, areImagesBusy: event.areBusy, status: isWaiting(state) ? { step: 'writing' } : state.status };
    case 'submitted': {
      if (isSending) return state;
      const problem = feedbackProblem(state);
      return { ...state, status: problem ? { step: 'refused', problem } : { step: 'sending' } };
    }
    case 'sent':
      return isSending ? newFeedback(event.unique) : state;
    case 'failed':
      return isSending ? { ...state, status: { step: 'failed', message: event.message } } : state;
  }
}

/** The problems of feedback; a blank text counts as missing (core §5). */
export function feedbackProblem({ draft: { text, images }, areImagesBusy }: Omit<FeedbackState, 'status'>): FeedbackProblem | null {
  if (text.trim() === '') return 'empty';
  if (text.trim().length > feedbackLimit) return 'tooLong';
  if (images.some(({ status }) => status === 'failed')) return 'imagesFailed';
  return areImagesBusy || images.some(({ status }) => status === 'uploading') ? 'imagesUploading' : null;
}

function isWaiting({ status }: FeedbackState): boolean {
  return status.step === 'refused' && status.problem === 'imagesUploading';
}
