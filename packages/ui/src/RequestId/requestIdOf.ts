// As the sentences of `nameRequest` in @college/api-client and of the server end.
const naming = /\s*(?:（请求编号：([^\s）]+)）|\(Request ID: ([^\s)]+)\))/;

/** The id of the request that a message names, and the message without it. */
export function requestIdOf(message: string): { sentence: string; requestId: string | undefined } {
  const found = naming.exec(message);
  if (!found) return { sentence: message, requestId: undefined };
  return { sentence: message.replace(naming, ''), requestId: found[1] ?? found[2] };
}
