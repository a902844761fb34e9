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

/** Declares a widget's text; Chinese must match English key by key and argument by argument, or it does not compile. */
export function defineMessages<const En extends Record<string, Message>>(
  namespace: string,
  texts: { en: En; zh: Translated<En> },
): Messages<En> {
  return { namespace, en: texts.en, zh: texts.zh };
}
