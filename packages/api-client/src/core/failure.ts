import { languageCodes, languageOfCode, replyCodes, requestNaming } from '@college/curriculum-model';

/** The server answered with a code other than '0'; `message` is the server's sentence for the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  /** The id under which the server's log has the request; absent where it sent none. */
  requestId?: string;

  constructor(
    readonly code: string,
    message: string,
    /** What came with the refusal, such as the current record of a conflict. */
    readonly data?: unknown,
    /** Whether nothing was done and the same call may be made again: the server answered with status 503. */
    readonly isTemporary = false,
  ) {
    super(message);
  }
}

/** Why no envelope arrived: no connection, a proxy that did not reach the server, another status without one, text that is none, data of another shape. */
export type NetworkFailureReason = 'connection' | 'gateway' | 'status' | 'unreadable' | 'shape';

/** No usable answer arrived; `detail` completes the sentence "System error: …", which the client words in the language of the moment. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  /** The id under which the log of the server or of a balancer has the request; absent where none was sent. */
  requestId?: string;

  constructor(
    readonly reason: NetworkFailureReason,
    readonly detail: string,
    options?: ErrorOptions,
  ) {
    super(systemErrorMessage(detail, languageCodes.en), options);
  }
}

export type CallFailure = ApiError | NetworkError;

/** What a connection that failed or broke off means. */
export function connectionFailure(cause: unknown): NetworkError {
  return new NetworkError('connection', cause instanceof Error ? cause.message : String(cause), { cause });
}

/** Whether something thrown by the client is a failure that people should read. */
export function isCallFailure(error: unknown): error is CallFailure {
  return error instanceof ApiError || error instanceof NetworkError;
}

/** The sentence for a network failure; Chinese includes the English text (core §8). */
export function systemErrorMessage(detail: string, languageCode: string | undefined): string {
  const english = `System error: ${detail}`;
  return languageOfCode(languageCode) === 'zh' ? `系统错误 ${english}` : english;
}

/** Notes under which id the log has the request. Where whoever runs the server has to look, the sentence ends with it; what people can mend themselves is left as it is. */
export function nameRequest(failure: CallFailure, requestId: string, languageCode: string | undefined): void {
  failure.requestId = requestId;
  const isFault = failure instanceof NetworkError || failure.code === replyCodes.internal;
  // The server's own sentence may name it already.
  if (!isFault || failure.message.includes(requestId)) return;
  failure.message += requestNaming(requestId)[languageOfCode(languageCode)];
}

/** Whether the same call can succeed later as it is: nobody was reached, or the server could not do it just then. */
export function isPassing(error: unknown): boolean {
  if (error instanceof ApiError) return error.isTemporary;
  return error instanceof NetworkError && (error.reason === 'connection' || error.reason === 'gateway');
}
