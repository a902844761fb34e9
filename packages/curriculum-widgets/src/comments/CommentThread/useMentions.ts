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

/** People, and the letters for which they were found. */
interface Answer {
  letters: string;
  people: readonly MentionablePerson[];
}

/** The people whom a text being written may mention: those offered for the name behind the last @, and those chosen so far. */
export function useMentions({ text, caret, known, find }: UseMentionsOptions) {
  const [chosen, setChosen] = useState<readonly MentionablePerson[]>(known);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [walkedTo, setWalkedTo] = useState<{ letters: string; id: number } | null>(null);
  const typing = caret === null ? null : mentionBeingTyped(text, caret);
  const isNamed =
    typing !== null && chosen.some(({ userName }) => text.startsWith(userName, typing.at + 1) && typing.typed.startsWith(userName));
  const isOpen = typing !== null && typing.at !== closedAt && !isNamed;
  const letters = isOpen ? typing.typed : null;
  const rested = useRested(letters);
  const asked = rested ?? '';
  const { last, isPending } = useAnswer(rested, async (options) => ({ letters: asked, people: await find(asked, options) }));
  const isSettled = letters !== null && last?.letters === letters;
  const people = fitting(last, letters).slice(0, mostOffered);
  // More letters do not bring back whom fewer letters did not find.
  const isNobody = letters !== null && last?.people.length === 0 && letters.startsWith(last.letters);
  const active = walkedTo?.letters === letters ? people.findIndex(({ id }) => id === walkedTo?.id) : 0;
  const at = Math.max(0, active);

  return {
    people,
    /** Whether a list is open, and what it holds is the answer to what stands there. */
    isOpen,
    isSettled,
    /** Whether the answer to what stands there is still on its way. */
    isAwaited: letters !== null && !isSettled && !isNobody && (rested !== letters || isPending),
    active: at,
    move(by: 1 | -1) {
      const next = people[(at + by + people.length) % Math.max(1, people.length)];
      if (next && letters !== null) setWalkedTo({ letters, id: next.id });
    },
    close() {
      setClosedAt(typing?.at ?? null);
      setWalkedTo(null);
    },
    /** The text with the person's name, and where the caret goes then. */
    choose(person: MentionablePerson): { text: string; caret: number } | null {
      if (!typing || caret === null) return null;
      setChosen((before) => [...before.filter(({ id }) => id !== person.id), person]);
      setWalkedTo(null);
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

/** Those found who fit the letters: until more letters are answered, those found for fewer of them narrow down. */
function fitting(found: Answer | null, letters: string | null): readonly MentionablePerson[] {
  if (!found || letters === null || !letters.startsWith(found.letters)) return [];
  if (letters === found.letters) return found.people;
  const part = letters.trim().toLowerCase();
  return found.people.filter(({ userName }) => userName.toLowerCase().includes(part));
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
