import type { Bilingual, ThreadItem } from '@college/curriculum-model';
import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { useMessages } from '@college/ui/messages';
import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { BreaksLines } from './BreaksLines';
import { deleteBreaksMessages } from './messages';

/** What the deletion of these items does to the matrices, one sentence each; none when nothing depends on them. */
export type FindBreaks = (items: readonly ThreadItem[]) => Promise<readonly Bilingual[]>;

interface Breaks {
  findBreaks: FindBreaks;
  /** Asks whether to go on although this breaks; what is done then is done once the question is gone. A question that is open is cancelled by the next. */
  ask: (question: BreaksQuestion) => void;
}

interface BreaksQuestion {
  sentences: readonly Bilingual[];
  onConfirm: () => void;
  onCancel?: () => void;
}

const BreaksContext = createContext<Breaks | null>(null);

export interface DeleteBreaksProps {
  /** Called before a deletion; `breaksSentences` of the model computes it from loaded matrices. */
  findBreaks: FindBreaks;
  /** The widgets that delete. */
  children: ReactNode;
}

/** Lets everything inside that deletes goals, chapters, points or KSA items ask first, where that breaks something in the matrices. */
export function DeleteBreaks({ findBreaks, children }: DeleteBreaksProps) {
  const text = useMessages(deleteBreaksMessages);
  const [asked, setAsked] = useState<BreaksQuestion | null>(null);
  const open = useRef<BreaksQuestion | null>(null);
  const show = useCallback((question: BreaksQuestion | null) => {
    open.current = question;
    setAsked(question);
  }, []);
  const ask = useCallback(
    (question: BreaksQuestion) => {
      open.current?.onCancel?.();
      show(question);
    },
    [show],
  );

  function confirm() {
    // Closed first: an open dialog traps the focus, which the removed item has to pass on.
    flushSync(() => show(null));
    asked?.onConfirm();
  }

  return (
    <BreaksContext value={useMemo(() => ({ findBreaks, ask }), [findBreaks, ask])}>
      {children}
      <ConfirmDialog
        title={text.title}
        isOpen={asked !== null}
        onOpenChange={(isOpen) => {
          if (isOpen || !asked) return;
          show(null);
          asked.onCancel?.();
        }}
        confirmLabel={text.confirm}
        onConfirm={confirm}
      >
        {asked && <BreaksLines sentences={asked.sentences} />}
      </ConfirmDialog>
    </BreaksContext>
  );
}

/** What a deletion breaks, and its confirmation; null outside of `DeleteBreaks`. */
export function useDeleteBreaks(): Breaks | null {
  return use(BreaksContext);
}

/** The lookup of what a deletion breaks; null outside of `DeleteBreaks`. */
export function useFindBreaks(): FindBreaks | null {
  return use(BreaksContext)?.findBreaks ?? null;
}
