import { Fragment } from 'react';

/** A sentence of a docstring, with text in backticks as code. */
export function CodedText({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    // Every second part was between two backticks; the order of parts never changes.
    index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
  );
}
