import { Fragment } from 'react';

/** A sentence of a docstring, with what stands in backticks as code. */
export function CodedText({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    // Every second part stood between two backticks; parts never change places.
    index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
  );
}
