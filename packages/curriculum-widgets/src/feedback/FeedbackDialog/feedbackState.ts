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
}

/** A draft under the key with which it was sent. */
export interface FeedbackTry extends FeedbackDraft {
  unique: string;
}

export interface FeedbackState {
  draft: FeedbackDraft;
  /** What was sent and failed; the server may have it all the same. */
  tries: readonly FeedbackTry[];
  /** Whether a chosen image is still being read or uploaded. */
  areImagesBusy: boolean;
  status: { step: 'writing' } | { step: 'refused'; problem: FeedbackProblem } | { step: 'sending' } | { step: 'failed'; message: string };
}

export type FeedbackEvent =
  | { type: 'written'; text: string }
  | { type: 'imagesChanged'; images: readonly UploadImage[] }
  | { type: 'imagesBusy'; areBusy: boolean }
  /** `unique` is the key for what was not sent before. */
  | { type: 'submitted'; unique: string }
  | { type: 'sent' }
  | { type: 'failed'; message: string };

/** A feedback that begins: empty, unless a text was kept. */
export function newFeedback(text = ''): FeedbackState {
  return { draft: { text, images: [] }, tries: [], areImagesBusy: false, status: { step: 'writing' } };
}

/**
 * The draft under the key with which it goes: what was sent before goes under its own key again, so that it is kept once, and whatever was changed
 * since under the new one, so that it is not taken for the former (decision 96).
 */
export function tryOf({ draft, tries }: Pick<FeedbackState, 'draft' | 'tries'>, unique: string): FeedbackTry {
  return tries.find((one) => isSame(one, draft)) ?? { ...draft, unique };
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
      if (problem) return { ...state, status: { step: 'refused', problem } };
      const sent = tryOf(state, event.unique);
      return { ...state, tries: state.tries.includes(sent) ? state.tries : [...state.tries, sent], status: { step: 'sending' } };
    }
    case 'sent':
      return isSending ? newFeedback() : state;
    case 'failed':
      return isSending ? { ...state, status: { step: 'failed', message: event.message } } : state;
  }
}

/** The problems of feedback; a blank text counts as missing (core §5). */
export function feedbackProblem({
  draft: { text, images },
  areImagesBusy,
}: Pick<FeedbackState, 'draft' | 'areImagesBusy'>): FeedbackProblem | null {
  if (text.trim() === '') return 'empty';
  if (text.trim().length > feedbackLimit) return 'tooLong';
  if (images.some(({ status }) => status === 'failed')) return 'imagesFailed';
  return areImagesBusy || images.some(({ status }) => status === 'uploading') ? 'imagesUploading' : null;
}

function isSame(one: FeedbackDraft, other: FeedbackDraft): boolean {
  if (one.text.trim() !== other.text.trim() || one.images.length !== other.images.length) return false;
  return one.images.every((image, at) => image.name === other.images[at]?.name && dataOf(image) === dataOf(other.images[at]));
}

function dataOf(image: UploadImage | undefined): string | undefined {
  return image?.status === 'uploaded' ? image.data : undefined;
}

function isWaiting({ status }: FeedbackState): boolean {
  return status.step === 'refused' && status.problem === 'imagesUploading';
}
