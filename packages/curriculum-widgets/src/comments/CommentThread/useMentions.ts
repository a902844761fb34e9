import { mentionBeingTyped, mentionsIn, type MentionablePerson } from '@college/curriculum-model';
import { useEffect, useState } from 'react';
import { useAnswer } from '../../support/useAnswer';

/** People who are offered at once: the next letters narrow them down. */
const mostOffered = 8;
/** How long one waits after the last key before people are looked for. */
const restMilliseconds = 120;

interface UseMentionsOptions {
  text: string;
  /** Where the caret is; null while the field has no focus. */
  caret: number | null;
  known: readonly MentionablePerson[];
  find: (keyword: string, options: { signal: AbortSignal }) => Promise<MentionablePerson[]>;
}

/** The people whom a text being written may mention: those offered for the name behind the last @, and those chosen so far. */
export function useMentions({ text, caret, known, find }: UseMentionsOptions) {
  const [chosen, setChosen] = useState<readonly MentionablePerson[]>(known);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const typing = caret === null ? null : mentionBeingTyped(text, caret);
  const isNamed =
    typing !== null && chosen.some(({ userName }) => text.startsWith(userName, typing.at + 1) && typing.typed.startsWith(userName));
  const isOpen = typing !== null && typing.at !== closedAt && !isNamed;
  const rested = useRested(isOpen ? typing.typed : null);
  const { last, isPending } = useAnswer(rested, (options) => find(rested ?? '', options));
  const people = isOpen ? (last ?? []).slice(0, mostOffered) : [];
  const isSettled = isOpen && last !== null && rested === typing.typed && !isPending;
  const at = Math.min(active, Math.max(0, people.length - 1));

  return {
    people,
    /** Whether a list is open, and what it holds is the answer to what stands there. */
    isOpen,
    isSettled,
    active: at,
    move: (by: 1 | -1) => setActive((at + by + people.length) % Math.max(1, people.length)),
    close: () => setClosedAt(typing?.at ?? null),
    /** The text with the person's name, and where the caret goes then. */
    choose(person: MentionablePerson): { text: string; caret: number } | null {
      if (!typing || caret === null) return null;
      setChosen((before) => [...before.filter(({ id }) => id !== person.id), person]);
      setActive(0);
      const name = `@${person.userName} `;
      return { text: `${text.slice(0, typing.at)}${name}${text.slice(caret)}`, caret: typing.at + name.length };
    },
    /** Those chosen so far. */
    chosen,
    /** Whom the text mentions of those who were chosen. */
    idsIn: (written: string) =>
      mentionsIn(
        written,
        chosen.map(({ id, userName }) => ({ id, names: [userName] })),
      ).map(({ person }) => person.id),
  };
}

function useRested(value: string | null): string | null {
  const [rested, setRested] = useState<string | null>(null);
  useEffect(() => {
    if (value === null) return undefined;
    const timer = setTimeout(() => setRested(value), restMilliseconds);
    return () => clearTimeout(timer);
  }, [value]);
  return value === null ? null : rested;
}
