import type { Messages } from '@college/ui/messages';
import type { Driver, PartOptions } from './Driver';

type TextKey<Texts extends Messages> = { [Key in keyof Texts['en']]: Texts['en'][Key] extends string ? Key : never }[keyof Texts['en']] &
  string;

type SentenceKey<Texts extends Messages> = {
  [Key in keyof Texts['en']]: Texts['en'][Key] extends (given: never) => string ? Key : never;
}[keyof Texts['en']] &
  string;
type Given<Texts extends Messages, Key extends SentenceKey<Texts>> = Texts['en'][Key] extends (given: infer Arguments) => string
  ? Arguments
  : never;

/** The accessible name that a text of a widget gives a part, in either language. `start` lets something follow it. */
export function named<Texts extends Messages>(messages: Texts, key: TextKey<Texts>, { start = false } = {}): RegExp {
  return eitherOf(
    [messages.zh, messages.en].map((one) => (one as Record<string, string>)[key]!),
    start,
  );
}

/** The accessible name that a sentence of a widget gives a part, with what is put into it, in either language. */
export function namedBy<Texts extends Messages, Key extends SentenceKey<Texts>>(
  messages: Texts,
  key: Key,
  given: Given<Texts, Key>,
  { start = false } = {},
): RegExp {
  const sentences = [messages.zh, messages.en] as unknown as Record<string, (given: unknown) => string>[];
  return eitherOf(
    sentences.map((one) => one[key]!(given)),
    start,
  );
}

/** One of several texts, letter by letter; `start` lets something follow it. */
export function eitherOf(texts: readonly string[], start = false): RegExp {
  const escaped = texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^(${escaped.join('|')})${start ? '' : '$'}`);
}

/** A name that begins with a number, as those of indicator points and goals do: `2.1 Problem analysis`. */
export function numbered(number: string): RegExp {
  return new RegExp(`^${number.replaceAll('.', '\\.')} `);
}

type Where<Part> = Omit<PartOptions<Part>, 'name'> & { start?: boolean };

/** Finds parts by role and by a text (`by`) or a sentence (`of`) of a widget; `start` lets something follow it. */
export function partsCalled<Part, Texts extends Messages>({ part }: Driver<Part>, messages: Texts) {
  return {
    by: (role: string, key: TextKey<Texts>, { start, ...where }: Where<Part> = {}) =>
      part(role, { ...where, name: named(messages, key, { start }) }),
    of: <Key extends SentenceKey<Texts>>(role: string, key: Key, given: Given<Texts, Key>, { start, ...where }: Where<Part> = {}) =>
      part(role, { ...where, name: namedBy(messages, key, given, { start }) }),
  };
}

/** The name of a select: what is chosen, and a text of the widget after it. */
export function ledBy<Texts extends Messages>(messages: Texts, key: TextKey<Texts>): RegExp {
  const [zh, en] = [messages.zh, messages.en].map((one) => (one as Record<string, string>)[key]!);
  return new RegExp(`\\s(${zh}|${en})$`);
}
