import { langOf } from './langOf';
import { useLanguage } from './useLanguage';

interface NamedProps {
  /** The sentence, with the name in it. */
  sentence: string;
  name: string | undefined;
}

/** A sentence about a record; its name declares its language where that is not the one of the interface (decision 156). */
export function Named({ sentence, name = '' }: NamedProps) {
  const lang = langOf(name, useLanguage());
  const at = sentence.indexOf(name);
  if (lang === undefined || at < 0) return sentence;
  return (
    <>
      {sentence.slice(0, at)}
      <span lang={lang}>{name}</span>
      {sentence.slice(at + name.length)}
    </>
  );
}
