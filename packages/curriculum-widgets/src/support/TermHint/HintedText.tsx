import { Fragment } from 'react';
import { TermHint } from './TermHint';
import { anyTerm, termOf } from './termWords';

/** A text, each word of the trade in it as a button that opens its meaning. */
export function HintedText({ text }: { text: string }) {
  // Every second part is a term.
  return text.split(anyTerm).map((part, index) => {
    const term = index % 2 === 1 ? termOf(part) : undefined;
    return (
      // The parts of a text have no other name than their place.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={index}>{term ? <TermHint term={term}>{part}</TermHint> : part}</Fragment>
    );
  });
}
