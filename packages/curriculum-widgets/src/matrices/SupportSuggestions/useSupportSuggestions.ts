import { acceptedSupports, bindingAt, openSupports, type SupportSuggestion } from '@college/curriculum-model';
import { useMemo, useState } from 'react';
import { messageOf } from '../../support/messageOf';
import { useAnswer } from '../../support/useAnswer';
import type { ReadyDesk } from '../desk';
import type { SupportSuggestionsSource } from './SupportSuggestionsSource';

/** A cell as a key. */
export const keyOf = ({ courseId, requireId }: Pick<SupportSuggestion, 'courseId' | 'requireId'>) => `${courseId} ${requireId}`;

/** The suggestions for the major matrix on a desk: asked for when somebody wants them, filtered by what stands, accepted as edits, declined for good. */
export function useSupportSuggestions(source: SupportSuggestionsSource | undefined, desk: ReadyDesk) {
  const { matrices, saving } = desk;
  const [isOn, setIsOn] = useState(false);
  const { request, retry } = useAnswer(isOn && source ? matrices.courseId : null, ({ signal }) => load(source, matrices.courseId, signal));
  const [decided, setDecided] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [accepted, setAccepted] = useState<ReadonlyMap<string, SupportSuggestion>>(new Map());
  const [message, setMessage] = useState('');
  const isSaved = saving.status === 'saved';
  if (isSaved && accepted.size > 0) setAccepted(new Map());

  const made = isOn && request.status === 'done' ? request.answer : noSuggestions;
  const { open, declined } = useMemo(() => {
    const standing = openSupports(matrices, made);
    const isDeclined = (one: SupportSuggestion) => decided.get(keyOf(one)) ?? one.isDeclined;
    return { open: standing.filter((one) => !isDeclined(one)), declined: standing.filter(isDeclined) };
  }, [matrices, made, decided]);
  const marked = useMemo(
    () =>
      new Set([...accepted.values()].filter((one) => bindingAt(matrices, one.courseId, one.requireId)?.relate === one.relate).map(keyOf)),
    [accepted, matrices],
  );

  async function accept(chosen: readonly SupportSuggestion[]) {
    if (chosen.length === 0) return;
    if (await desk.edit(acceptedSupports(chosen))) {
      setAccepted((before) => new Map([...before, ...chosen.map((one) => [keyOf(one), one] as const)]));
    }
  }

  async function decline(one: SupportSuggestion, isDeclined: boolean) {
    const decide = (value: boolean) => setDecided((before) => new Map(before).set(keyOf(one), value));
    decide(isDeclined);
    setMessage('');
    try {
      await source?.declineSuggestion({ courseId: one.courseId, requireId: one.requireId, isDeclined });
    } catch (error) {
      decide(!isDeclined);
      setMessage(messageOf(error));
    }
  }

  return {
    /** Whether suggestions are offered at all. */
    isOffered: source !== undefined,
    isOn,
    setIsOn,
    request,
    retry,
    /** Those that would change a cell, the most likely first. */
    open,
    declined,
    /** The cells of accepted suggestions that are not saved yet. */
    marked,
    /** Why the last decision could not be stored. */
    message,
    accept,
    decline,
  };
}

/** The result of `useSupportSuggestions`. */
export type SupportSuggestionsState = ReturnType<typeof useSupportSuggestions>;

const noSuggestions: readonly SupportSuggestion[] = [];

async function load(source: SupportSuggestionsSource | undefined, courseId: number, signal: AbortSignal) {
  return source ? source.listSuggestions(courseId, { signal }) : noSuggestions;
}
