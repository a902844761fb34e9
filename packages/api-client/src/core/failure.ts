/** The server answered with a code other than '0'; `message` is the server's sentence for the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly code: string,
    message: string,
    /** What came with the refusal, such as the current record of a conflict. */
    readonly data?: unknown,
  ) {
    super(message);
  }
}

/** Why no envelope arrived: no connection, a status without one, text that is none, data of another shape. */
export type NetworkFailureReason = 'connection' | 'status' | 'unreadable' | 'shape';

/** No usable answer arrived; `detail` completes the sentence "System error: …". */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(
    readonly reason: NetworkFailureReason,
    readonly detail: string,
    options?: ErrorOptions,
  ) {
    super(detail, options);
  }
}

export type CallFailure = ApiError | NetworkError;

/** Whether something thrown by the client is a failure that people should read. */
export function isCallFailure(error: unknown): error is CallFailure {
  return error instanceof ApiError || error instanceof NetworkError;
}

/** The sentence for a network failure; Chinese keeps the English words beside its own (core §8). */
export function systemErrorMessage(detail: string, language: string): string {
  return language === '80101' ? `系统错误 System error: ${detail}` : `System error: ${detail}`;
}

/** The sentence to show for a failed call: the server's own, or the one for network failures. */
export function failureMessage(failure: CallFailure, language: string): string {
  return failure instanceof ApiError ? failure.message : systemErrorMessage(failure.detail, language);
}
