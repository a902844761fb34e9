import type { LinkedMatrices, MatrixEdit } from '@college/curriculum-model';
import { useMemo, useState } from 'react';
import { messageOf } from '../../support/messageOf';
import { useAnswer } from '../../support/useAnswer';
import type { ReadyDesk } from '../desk';

/** How suggestions of one kind are loaded, told apart, taken and declined. */
export interface SuggestionKind<One> {
  /** Absent where none are offered. */
  load: ((courseId: number, options: { signal: AbortSignal }) => Promise<readonly One[]>) | undefined;
  decline: (one: One, isDeclined: boolean) => Promise<void>;
  keyOf: (one: One) => string;
  /** Those that would change these matrices. */
  openIn: (matrices: LinkedMatrices, made: readonly One[]) => One[];
  isHeldBy: (matrices: LinkedMatrices, one: One) => boolean;
  editOf: (matrices: LinkedMatrices, chosen: readonly One[]) => MatrixEdit;
}

/** Suggestions on a desk: asked for when somebody wants them, filtered by what stands, accepted as edits, declined for good. */
export function useSuggestions<One extends { isDeclined: boolean }>(desk: ReadyDesk, kind: SuggestionKind<One>) {
  const { matrices, saving } = desk;
  const { load, keyOf } = kind;
  const [isOn, setIsOn] = useState(false);
  const { request, retry } = useAnswer(isOn && load ? matrices.courseId : null, async ({ signal }) =>
    load ? load(matrices.courseId, { signal }) : [],
  );
  const [decided, setDecided] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [accepted, setAccepted] = useState<ReadonlyMap<string, One>>(new Map());
  const [message, setMessage] = useState('');
  const isSaved = saving.status === 'saved';
  if (isSaved && accepted.size > 0) setAccepted(new Map());

  const made = isOn && request.status === 'done' ? request.answer : noSuggestions;
  const { open, declined } = useMemo(() => {
    const standing = kind.openIn(matrices, made);
    const isDeclined = (one: One) => decided.get(keyOf(one)) ?? one.isDeclined;
    return { open: standing.filter((one) => !isDeclined(one)), declined: standing.filter(isDeclined) };
    // What a kind does never changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [matrices, made, decided]);
  const taken = useMemo(
    () => [...accepted.values()].filter((one) => kind.isHeldBy(matrices, one)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [accepted, matrices],
  );
  const marked = useMemo(() => new Set(taken.map(keyOf)), [taken, keyOf]);

  async function accept(chosen: readonly One[]) {
    if (chosen.length === 0) return;
    if (await desk.edit(kind.editOf(matrices, chosen))) {
      setAccepted((before) => new Map([...before, ...chosen.map((one) => [keyOf(one), one] as const)]));
    }
  }

  async function decline(one: One, isDeclined: boolean) {
    const decide = (value: boolean) => setDecided((before) => new Map(before).set(keyOf(one), value));
    decide(isDeclined);
    setMessage('');
    try {
      await kind.decline(one, isDeclined);
    } catch (error) {
      decide(!isDeclined);
      setMessage(messageOf(error));
    }
  }

  return {
    /** Whether suggestions are offered at all. */
    isOffered: load !== undefined,
    isOn,
    setIsOn,
    request,
    retry,
    /** Those that would change a cell, the most likely first. */
    open,
    declined,
    /** Accepted suggestions that are not saved yet, and their keys. */
    taken,
    marked,
    /** Why the last decision could not be stored. */
    message,
    accept,
    decline,
  };
}

/** The result of `useSuggestions`. */
export interface SuggestionsState<One> extends Omit<
  ReturnType<typeof useSuggestions>,
  'open' | 'declined' | 'taken' | 'accept' | 'decline'
> {
  open: readonly One[];
  declined: readonly One[];
  taken: readonly One[];
  accept: (chosen: readonly One[]) => Promise<void>;
  decline: (one: One, isDeclined: boolean) => Promise<void>;
}

const noSuggestions: readonly never[] = [];
