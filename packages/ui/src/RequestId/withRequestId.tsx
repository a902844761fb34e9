import { createElement, Fragment, type ReactNode } from 'react';
import { RequestId } from './RequestId';
import { requestIdOf } from './requestIdOf';

/** A message of the server as it is shown: where it names its request, the id has a line of its own below the sentence. Everything else stays as it is. */
export function withRequestId(message: ReactNode): ReactNode {
  if (Array.isArray(message)) {
    const parts = joinTexts(message);
    const shown = parts.map((part) => (typeof part === 'string' ? withRequestId(part) : part));
    return shown.every((part, at) => part === parts[at]) ? message : createElement(Fragment, null, ...shown);
  }
  if (typeof message !== 'string') return message;
  const { sentence, requestId } = requestIdOf(message);
  if (requestId === undefined) return message;
  return (
    <>
      {sentence}
      <RequestId requestId={requestId} />
    </>
  );
}

/** The texts between two elements are one: the words around a message belong to its sentence. */
function joinTexts(parts: readonly ReactNode[]): ReactNode[] {
  const joined: ReactNode[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (isText(part) && isText(last)) joined.splice(-1, 1, `${last}${part}`);
    else joined.push(part);
  }
  return joined;
}

function isText(part: ReactNode): part is string | number {
  return typeof part === 'string' || typeof part === 'number';
}
