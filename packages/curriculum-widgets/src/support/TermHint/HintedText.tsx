import { Fragment } from 'react';
import { TermHint } from './TermHint';
import type { HintedTerm } from './hintedTerm';

const terms: readonly [HintedTerm, RegExp][] = [
  ['indicatorPoint', /^指标点|indicator points?$/i],
  ['strongSupport', /^强支撑|strong (support|coverage)$/i],
  ['weakSupport', /^弱支撑|weak support$/i],
  ['ksa', /^KSA$/],
  ['point', /^课点|points?$/i],
];
const anyTerm = /(指标点|indicator points?|强支撑|strong (?:support|coverage)|弱支撑|weak support|KSA|课点|\bpoints?\b)/i;

/** A text, each word of the trade in it as a button that opens its meaning. */
export function HintedText({ text }: { text: string }) {
  // Every second part is a term.
  return text.split(anyTerm).map((part, index) => {
    const term = index % 2 === 1 ? terms.find(([, word]) => word.test(part)) : undefined;
    return (
      // The parts of a text have no other name than their place.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={index}>{term ? <TermHint term={term[0]}>{part}</TermHint> : part}</Fragment>
    );
  });
}
