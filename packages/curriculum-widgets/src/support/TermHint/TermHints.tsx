import { lazyPart } from '../lazyParts/lazyPart';
import { useLazyPart } from '../lazyParts/useLazyPart';

const hintedText = lazyPart(async () => (await import('./HintedText')).HintedText);

/** A text whose words of the trade open their meaning, such as the heading of a section; it is plain until they are loaded. */
export function TermHints({ children: text }: { children: string }) {
  const { Part } = useLazyPart(hintedText);
  return Part ? <Part text={text} /> : text;
}
