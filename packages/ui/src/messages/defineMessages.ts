type Message = string | ((args: never) => string);

/** One widget's built-in text in both languages, under the namespace by which it can be overridden. */
export interface Messages<En extends Record<string, Message> = Record<string, Message>> {
  namespace: string;
  en: En;
  zh: Translated<En>;
}

type Translated<En> = {
  [Key in keyof En]: En[Key] extends (args: infer Args) => string ? (args: Args) => string : string;
};

/** A word that several widgets share, in both languages. */
export interface Word {
  zh: string;
  en: string;
}

/**
 * Declares a widget's text; Chinese must match English key by key and argument by argument, or it does not compile. `words` takes texts from
 * `@college/ui/words` and the like under keys of this widget.
 */
export function defineMessages<const En extends Record<string, Message>, Shared extends Record<string, Word> = Record<never, Word>>(
  namespace: string,
  { en, zh, words }: { words?: Shared; en: En; zh: Translated<En> },
): Messages<En & { [Key in keyof Shared]: string }> {
  const shared = (language: keyof Word) => Object.fromEntries(Object.entries(words ?? {}).map(([key, word]) => [key, word[language]]));
  return { namespace, en: { ...shared('en'), ...en }, zh: { ...shared('zh'), ...zh } } as Messages<En & { [Key in keyof Shared]: string }>;
}
