// As the sentences of `nameRequest` in @college/api-client and of the server end.
const naming = /\s*[（(](?:请求编号：|Request ID: )([^\s）)]+)[）)]/;

/** The id of the request that a message names, and the message without it. */
export function requestIdOf(message: string): { sentence: string; requestId: string | undefined } {
  const requestId = naming.exec(message)?.[1];
  return { sentence: requestId ? message.replace(naming, '') : message, requestId };
}
