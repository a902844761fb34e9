import type { Messages } from '@college/ui/messages';

type TextKey<Texts extends Messages> = { [Key in keyof Texts['en']]: Texts['en'][Key] extends string ? Key : never }[keyof Texts['en']] &
  string;

/** The accessible name that a text of a widget gives a part, in either language. `start` lets something follow it. */
export function named<Texts extends Messages>(messages: Texts, key: TextKey<Texts>, { start = false } = {}): RegExp {
  const texts = [messages.zh, messages.en].map((one) => (one as Record<string, string>)[key]!.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^(${texts.join('|')})${start ? '' : '$'}`);
}

/** A name that begins with a number, as those of indicator points and goals do: `2.1 Problem analysis`. */
export function numbered(number: string): RegExp {
  return new RegExp(`^${number.replaceAll('.', '\\.')} `);
}
