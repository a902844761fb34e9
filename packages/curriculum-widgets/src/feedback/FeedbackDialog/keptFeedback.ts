import { createDraftShelf, type DraftOwner } from '../../support/desk/drafts';
import { draftContent } from '../../support/desk/storedDrafts';

/** Grows with every change of what is stored; what has another format is not read. */
const format = 1;

export interface KeptFeedbackOptions extends DraftOwner {
  variant: 'message' | 'major';
  /** Called once while it cannot be stored. */
  onWriteError: () => void;
}

/** The text of a person's feedback that was not sent yet; pictures are not kept. */
export function openKeptFeedback({ draftStorage, userId, variant, onWriteError }: KeptFeedbackOptions) {
  const storage = userId === undefined ? undefined : draftStorage;
  const shelf = createDraftShelf({ storage, key: `college:feedback-draft:${userId}:${variant}`, onWriteError });
  return {
    read(): string {
      const text = draftContent(shelf.read(), format)?.text;
      return typeof text === 'string' ? text : '';
    },
    write(text: string) {
      if (text.trim() === '') shelf.clear();
      else shelf.write(JSON.stringify({ format, text }));
    },
  };
}
