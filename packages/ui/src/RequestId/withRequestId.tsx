import { createElement, Fragment, type ReactNode } from 'react';
import { RequestId } from './RequestId';
import { requestIdOf } from './requestIdOf';

/** A message of the server as it is shown: where it names its request, the id has a line of its own below it. Everything else stays as it is. */
export function withRequestId(message: ReactNode): ReactNode {
  let requestId: string | undefined;
  const sentences = [message].flat().map((part) => {
    if (typeof part !== 'string') return part;
    const found = requestIdOf(part);
    requestId ??= found.requestId;
    return found.sentence;
  });
  return requestId === undefined ? message : createElement(Fragment, null, ...sentences, <RequestId requestId={requestId} />);
}
