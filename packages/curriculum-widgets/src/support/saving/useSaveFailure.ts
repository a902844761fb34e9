import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useRef, useState } from 'react';
import { useResumption } from '../resumption/useResumption';
import { saveFailureMessages, type SaveFailureText } from './messages';
import { isPostponed, saveFailureOf, type SaveFailure } from './saveFailure';

/** What a page adds to the toast. */
export interface ToastExtras {
  /** Shown before the reason, such as which part failed. */
  note?: string;
  duration?: number;
}

/** The result of `useSaveFailure`. */
export type SaveFailing = ReturnType<typeof useSaveFailure>;

interface SaveFailureOptions {
  /** Whether sending the same twice does no harm, as where the server checks versions; else only what surely never left is sent again. @default true */
  isRepeatable?: boolean;
}

/**
 * The failure handling of everything that saves: the error toast (core §8) with the reason and Retry and, where the server was not reached or could not save just then, an automatic
 * retry as soon as it can be. Use it inside a `ToastProvider`.
 */
export function useSaveFailure({ isRepeatable = true }: SaveFailureOptions = {}) {
  const { showToast } = useToast();
  const { text, note: noteFailure, ...failing } = useQuietSaveFailure({ isRepeatable });
  return {
    ...failing,
    /** Reports why a save failed; an automatic retry that again did not reach the server is not reported again. Returns the toast's id. */
    report(error: unknown, retry?: () => void, { note, ...toast }: ToastExtras = {}): string | null {
      const { failure, isKnown } = noteFailure(error);
      if (isKnown) return null;
      const action = retry && { label: text.retry, onAction: retry };
      const description = [note, hintOf(failure, isRepeatable, text)].filter(Boolean).join(' ');
      return showToast({ type: 'error', message: failure.message, description, action, ...toast });
    },
  };
}

/** `useSaveFailure` for a place that shows the failure itself and needs no toast. */
export function useQuietSaveFailure({ isRepeatable = true }: SaveFailureOptions = {}) {
  const text = useMessages(saveFailureMessages);
  const [failure, setFailure] = useState<(SaveFailure & { tries: number }) | null>(null);
  const isGoingOnRef = useRef(false);

  return {
    text,
    failure,
    isGoingOnRef,
    /** Whether it is sent by itself when somebody can be reached. */
    willGoOn: failure !== null && goesOn(failure, isRepeatable),
    /** The reason in a few words, for the save status. */
    reason: failure && reasonOf(failure, isRepeatable, text),
    /** Takes a failure in; `isKnown` when it was tried by itself and reached nobody again. */
    note(error: unknown) {
      const next = saveFailureOf(error);
      const isKnown = isGoingOnRef.current && isPostponed(next);
      setFailure((before) => ({ ...next, tries: isKnown && before ? before.tries + 1 : 0 }));
      return { failure: next, isKnown };
    },
  };
}

interface SaveResumptionOptions {
  failing: Pick<SaveFailing, 'failure' | 'willGoOn' | 'isGoingOnRef'>;
  /** Whether the last save failed and nothing was done about it since. */
  isFailed: boolean;
  save: () => Promise<unknown>;
  /** Whether a save would not interrupt the user; checked each time. @default always */
  canInterrupt?: () => boolean;
}

/** Saves by itself what could not be sent, as soon as there is a network again. */
export function useSaveResumption({ failing, isFailed, save, canInterrupt }: SaveResumptionOptions) {
  const { failure, isGoingOnRef } = failing;
  async function goOn() {
    if (isGoingOnRef.current) return;
    isGoingOnRef.current = true;
    await save().finally(() => {
      isGoingOnRef.current = false;
    });
  }
  useResumption({ waiting: isFailed && failing.willGoOn ? failure : null, goOn, canInterrupt });
}

function goesOn(failure: SaveFailure, isRepeatable: boolean) {
  return isPostponed(failure) && (isRepeatable || failure.isUnsent);
}

function reasonOf({ kind, message, isUnsent }: SaveFailure, isRepeatable: boolean, text: SaveFailureText) {
  if (kind === 'refused') return message;
  if (kind === 'unavailable') return text.unavailable;
  if (kind === 'server') return text.server;
  if (isUnsent) return text.offline;
  return isRepeatable ? text.unreachable : text.notReached;
}

/** The hint on a save that may have arrived all the same; null where it surely did not: it was refused, or never left. */
export function unsureHintOf(error: unknown, text: SaveFailureText): string | null {
  const failure = saveFailureOf(error);
  return failure.kind === 'refused' || failure.isUnsent ? null : hintOf(failure, false, text);
}

function hintOf({ kind, isUnsent }: SaveFailure, isRepeatable: boolean, text: SaveFailureText) {
  if (kind === 'refused') return text.refusedHint;
  if (kind === 'unavailable') return text.unavailableHint;
  if (kind === 'server') return text.serverHint;
  if (isUnsent) return text.offlineHint;
  return isRepeatable ? text.unreachableHint : text.notReachedHint;
}
