import { replyCodes, type TranslatedKind } from '@college/curriculum-model';
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { messageOf } from '../../support/messageOf';
import { useQuietSaveFailure, useSavingGoesOn } from '../../support/saving/useSaveFailure';
import { pageDraftStorage, readTextDrafts, textDraftsKey, writeTextDrafts, type TextDraftStorage } from './storedDrafts';
import type { TextTranslationsSource } from './TextTranslationsSource';
import { draftsToSave, emptyTranslations, savePartsOf, textTranslationsReducer, type SavePart } from './textTranslationsState';

/** A kind of records, or one field of a kind: `report`, `course.introduction`. */
export type LeftOutText = TranslatedKind | `${TranslatedKind}.${string}`;

export interface UseTextTranslationsOptions {
  source: TextTranslationsSource;
  courseId: number;
  userId: number;
  leftOut?: readonly LeftOutText[];
  draftStorage?: TextDraftStorage;
  onSaved?: () => void;
  now: () => number;
}

type Saving = { status: 'idle' } | { status: 'saving' } | { status: 'failed'; message: string } | { status: 'saved'; at: number };
type Loading = { status: 'loading' } | { status: 'ready' } | { status: 'failed'; message: string };

/** Binds the texts of a course to their source and to the drafts on this device. */
export function useTextTranslations(options: UseTextTranslationsOptions) {
  const { source, courseId, userId, leftOut, draftStorage = pageDraftStorage } = options;
  const [state, dispatch] = useReducer(textTranslationsReducer, emptyTranslations);
  const [loading, setLoading] = useState<Loading>({ status: 'loading' });
  const [saving, setSaving] = useState<Saving>({ status: 'idle' });
  const [attempt, setAttempt] = useState(0);
  const failing = useQuietSaveFailure();
  const latest = useRef({ state, options, failing, isSaving: false });
  useLayoutEffect(() => {
    latest.current = { ...latest.current, state, options, failing };
  });
  const key = textDraftsKey({ userId, courseId });
  const excluded = leftOut?.join() ?? '';

  useEffect(() => {
    let isCurrent = true;
    source.listCourseTexts(courseId).then(
      (texts) => {
        if (!isCurrent) return;
        const names = new Set(excluded.split(','));
        const shown = texts.filter(({ kind, field }) => !names.has(kind) && !names.has(`${kind}.${field}`));
        dispatch({ type: 'loaded', texts: shown, drafts: readTextDrafts(attemptRead(draftStorage, key)) });
        setLoading({ status: 'ready' });
      },
      (error: unknown) => isCurrent && setLoading({ status: 'failed', message: messageOf(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [source, courseId, attempt, draftStorage, key, excluded]);

  const isReady = loading.status === 'ready';
  useEffect(() => {
    if (isReady) dispatch({ type: 'draftsKept', areKept: attemptWrite(draftStorage, key, writeTextDrafts(state.drafts)) });
  }, [draftStorage, isReady, key, state.drafts]);

  const save = useCallback(async (): Promise<boolean> => {
    const { state: current, options: now } = latest.current;
    const drafts = draftsToSave(current);
    if (latest.current.isSaving || drafts.size === 0) return drafts.size === current.drafts.size;
    latest.current.isSaving = true;
    setSaving({ status: 'saving' });
    try {
      let refused = 0;
      for (const part of savePartsOf(current.texts, drafts)) refused += await send(now.source, part, dispatch);
      setSaving(refused > 0 ? { status: 'idle' } : { status: 'saved', at: now.now() });
      return refused === 0 && drafts.size === current.drafts.size;
    } catch (error) {
      setSaving({ status: 'failed', message: messageOf(error) });
      latest.current.failing.note(error);
      return false;
    } finally {
      latest.current.isSaving = false;
      now.onSaved?.();
    }
  }, []);

  const reload = useCallback(() => {
    setLoading({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);

  useSavingGoesOn({ failing, isFailed: saving.status === 'failed', save });

  return { state, dispatch, loading, saving, failing, save, reload };
}

export type TextTranslationsHandle = ReturnType<typeof useTextTranslations>;

/** Sends a part; what is refused as a whole is sent record by record, so that one wrong text holds up no other. Answers how many were refused. */
async function send(source: TextTranslationsSource, part: SavePart, dispatch: TextTranslationsHandle['dispatch']): Promise<number> {
  try {
    await source.saveTexts(part.list);
    dispatch({ type: 'textsSaved', saved: part.saved });
    return 0;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (part.list.length === 1) {
      dispatch({ type: 'textsRefused', refused: new Map([...part.saved.keys()].map((key) => [key, messageOf(error)])) });
      return 1;
    }
  }
  let refused = 0;
  for (const entry of part.list) {
    const own = new Map([...part.saved].filter(([key]) => key.startsWith(`${entry.kind}-${entry.id}-`)));
    refused += await send(source, { list: [entry], saved: own }, dispatch);
  }
  return refused;
}

const refusals: readonly unknown[] = [replyCodes.validation, replyCodes.noRight, replyCodes.notFound];

/** A server that looked at the texts and said no; a broken connection or an ended sign-in says nothing about any of them. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && refusals.includes(error.code);
}

function attemptRead(storage: TextDraftStorage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    // A device that keeps nothing has no drafts.
    return null;
  }
}

function attemptWrite(storage: TextDraftStorage, key: string, text: string | null): boolean {
  try {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    return true;
  } catch {
    // Said on the page: the person saves before leaving.
    return text === null;
  }
}
