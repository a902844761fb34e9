import { useToast } from '@college/ui/Toast';
import { useMessages } from '@college/ui/messages';
import { useEffect, useRef, type ReactNode } from 'react';
import { createDesk } from '../../support/desk/createDesk';
import type { DeskNews } from '../../support/desk/DeskPort';
import type { DraftOwner } from '../../support/desk/drafts';
import { createPlainDrafts } from '../../support/desk/plainDrafts';
import { useOwnDesk } from '../../support/desk/useDesk';
import { useLatest } from '../../support/desk/useLatest';
import { RestoredNote } from '../../support/restored/RestoredNote';
import { useDraftError } from '../../support/restored/useDraftError';
import { FailedSave } from '../../support/saving/FailedSave';
import { useSaveFailure, useSaveResumption } from '../../support/saving/useSaveFailure';
import { goalEditMessages } from './messages';

interface UseGoalSaveOptions<Form> {
  /** The form as it opens. */
  start: Form;
  isSame: (one: Form, other: Form) => boolean;
  isSendable: (form: Form) => boolean;
  /** Whether a form without changes is sent as well. @default false */
  sendsUnchanged?: boolean;
  send: (form: Form) => Promise<unknown>;
  onSaved: (form: Form) => void;
  /** Called when the form cannot be sent as it is. */
  onRefused: () => void;
  /** Called when the server rejects the save. */
  onFail?: () => void;
  /** Keeps the form while it is unsaved. @default it is lost with the dialog */
  draft?: GoalDraft<Form>;
}

/** Whose form is kept, and how it is known again. */
export interface GoalDraft<Form> extends DraftOwner {
  /** Which form it is, such as that of one goal. */
  subject: string;
  /** The form out of a draft, where it is one for what opened; else null. */
  restore: (found: unknown) => Form | null;
  /** Focuses a field when what was restored is discarded. */
  onDiscarded: () => void;
}

/** The desk of a goal form: locked while it saves, and the server's error is shown until the next try. The page reads the goals again. */
export function useGoalSave<Form>(options: UseGoalSaveOptions<Form>) {
  const { start, isSame, sendsUnchanged } = options;
  const text = useMessages(goalEditMessages);
  const { showToast, closeToast } = useToast();
  const failing = useSaveFailure({ isRepeatable: false });
  const shownError = useRef<string | null>(null);
  // What could not be saved goes with the form.
  useEffect(
    () => () => {
      if (shownError.current !== null) closeToast(shownError.current);
    },
    [closeToast],
  );
  const latest = useLatest(options);
  const onDraftError = useLatest(useDraftError());
  const { desk, state } = useOwnDesk(null, open, handleNews);

  function open() {
    return createDesk<Form>({
      initial: start,
      // What others stored is read by the page, around the form.
      load: ({ refusal }) => Promise.reject(refusal),
      async save(form) {
        if (shownError.current !== null) closeToast(shownError.current);
        await latest().send(form);
        return { stored: form };
      },
      isSame,
      rebase: (_, mine) => mine,
      isSendable: (form) => latest().isSendable(form),
      sendsUnchanged,
      isLockedWhileSaving: true,
      drafts: options.draft && draftsOf(options.draft),
    });
  }

  function draftsOf({ restore, ...kept }: GoalDraft<Form>) {
    return createPlainDrafts<Form>({
      ...kept,
      kind: 'goal',
      form: {
        write: (sides) => sides,
        // The goal as the page knows it now is what is compared and sent over.
        read({ mine }, stored) {
          const form = restore(mine);
          return form === null ? null : { base: stored, mine: form };
        },
      },
      onWriteError: () => onDraftError()(),
    });
  }

  function handleNews(news: DeskNews<Form>) {
    if (news.type === 'saved') options.onSaved(news.sent);
    else if (news.type === 'nothingToSave') showToast({ message: text.nothingToSave });
    else if (news.type === 'saveRefused') options.onRefused();
    else if (news.type === 'saveFailed') {
      shownError.current = failing.report(news.error, undefined, { duration: Infinity });
      options.onFail?.();
    }
  }

  if (state.phase !== 'open') throw new Error('A goal form is open from the start.');
  const { base, history, save, refusals, restoredFrom } = state;
  const isFailed = save.status === 'failed';
  // After a change nothing is sent by itself any more.
  useSaveResumption({ failing, isFailed: isFailed && save.sent === history.present, save: desk.save });
  const status: ReactNode = isFailed ? <FailedSave failing={failing} /> : null;
  function handleDiscard() {
    desk.discard();
    options.draft?.onDiscarded();
  }
  return {
    desk,
    form: history.present,
    change: (change: (form: Form) => Form) => desk.change(change, { isStep: false }),
    save: () => void desk.save(),
    isSaving: save.status === 'saving',
    isChanged: !isSame(base, history.present),
    /** Whether a save was refused, so that what is missing is marked. */
    isChecked: refusals > 0,
    status,
    /** That the form was restored, with the way to discard that. */
    restored: <RestoredNote writtenAt={restoredFrom} onDiscard={handleDiscard} />,
  };
}
