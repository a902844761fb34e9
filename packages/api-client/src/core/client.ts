import { isLoginInvalid, replyCodes } from '@college/curriculum-model';
import type { BodyInput, DataOutput, Endpoint, QueryInput } from './endpoint';
import { downloadFile, type DownloadedFile } from './download';
import { openEnvelope, parseData, readEnvelope } from './envelope';
import { ApiError, connectionFailure, isCallFailure, nameRequest, NetworkError, systemErrorMessage, type CallFailure } from './failure';
import { inLanguageCodes, type SpokenSession } from './languageCode';
import { buildRequest, type CallInput } from './request';
import { createSignOut, type ClientSession } from './signOut';

export interface ClientOptions {
  /** @default '/college/api' */
  baseUrl?: string;
  /** Where the authToken comes from and what is cleared when the server calls the login invalid. */
  session?: ClientSession;
  /** @default globalThis.fetch */
  fetch?: typeof fetch;
  /** Called on every failed call that was not made quietly, so that one place shows the messages. */
  onFailure?: (failure: CallFailure, endpoint: Endpoint) => void;
  /** Called once per burst of calls when the login is invalid, after the stored login info was removed; `onFailure` is not called for these. */
  onLoginInvalid?: (message: string) => void;
  /**
   * Asks the person for the password again, because a call was refused until that is done, and resolves to whether it was. The call is then
   * made once more. Without it, and when it was not done, the call fails. The `data` of the refusal has the `campusProviderId` of whoever signed in at a provider of the campus, else null.
   */
  onPasswordWanted?: (refusal: ApiError) => Promise<boolean>;
  /** Called when the server answers nothing until the person has a second factor; `onFailure` is not called for these. */
  onSecondFactorWanted?: (message: string) => void;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
  /** Keeps `onFailure` out; the failure is still thrown. */
  isQuiet?: boolean;
}

// An input without any required part may be left out as a whole.
type Given<Name extends string, Value> = undefined extends Value
  ? { [Key in Name]?: Value }
  : Record<never, never> extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };
/** Options of one call: its query and body where the endpoint has them. */
export type CallArguments<E extends Endpoint> = CallOptions & Given<'query', QueryInput<E>> & Given<'body', BodyInput<E>>;
type Rest<E extends Endpoint> = object extends CallArguments<E> ? [options?: CallArguments<E>] : [options: CallArguments<E>];

export interface Client {
  readonly baseUrl: string;
  readonly session: SpokenSession;
  /** Makes one call and returns its parsed data, or throws an `ApiError` or `NetworkError`. */
  call<E extends Endpoint>(endpoint: E, ...rest: Rest<E>): Promise<DataOutput<E>>;
  /** Opens a stream of events; it never reconnects by itself, and ends when the server ends it. */
  stream<E extends Endpoint>(endpoint: E, ...rest: Rest<E>): AsyncGenerator<DataOutput<E>, void, undefined>;
  /** Downloads a file with the name that the server sends. */
  download<E extends Endpoint>(endpoint: E, ...rest: Rest<E>): Promise<DownloadedFile>;
}

const noSession: ClientSession = { authToken: () => undefined, clear: () => undefined };

/** Creates the client through which every call of the contract is made. */
export function createClient(options: ClientOptions = {}): Client {
  const { baseUrl = '/college/api', onFailure, onLoginInvalid, onPasswordWanted, onSecondFactorWanted } = options;
  const session = inLanguageCodes(options.session ?? noSession);
  const fetchReply = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  const { noteCall, signOut } = createSignOut(session, (message) => onLoginInvalid?.(message));

  async function send<Result>(
    endpoint: Endpoint,
    input: CallInput & CallOptions,
    read: (response: Response) => Promise<Result>,
  ): Promise<Result> {
    const sentToken = session.authToken();
    noteCall(sentToken);
    let requestId: string | null = null;
    const { url, init } = buildRequest(baseUrl, endpoint, input, sentToken, session.language());
    try {
      const response = await fetchReply(url, init);
      requestId = response.headers.get('x-request-id');
      return await read(response);
    } catch (cause) {
      if (input.signal?.aborted) throw cause;
      if (cause instanceof ApiError && cause.code === replyCodes.passwordWanted && (await onPasswordWanted?.(cause)))
        return send(endpoint, input, read);
      const failure = isCallFailure(cause) ? cause : connectionFailure(cause);
      if (failure instanceof NetworkError) failure.message = systemErrorMessage(failure.detail, session.language());
      if (requestId) nameRequest(failure, requestId, session.language());
      if (failure instanceof ApiError && isLoginInvalid(failure.code)) {
        if (!endpoint.isUnasked) signOut(sentToken, failure.message);
      } else if (failure instanceof ApiError && failure.code === replyCodes.secondFactorWanted && onSecondFactorWanted)
        onSecondFactorWanted(failure.message);
      else if (!input.isQuiet) onFailure?.(failure, endpoint);
      throw failure;
    }
  }

  return {
    baseUrl,
    session,
    call<E extends Endpoint>(endpoint: E, ...[input]: Rest<E>) {
      return send(endpoint, input ?? {}, async (response) => parseData(endpoint, openEnvelope(await readEnvelope(response))));
    },
    async *stream<E extends Endpoint>(endpoint: E, ...[input]: Rest<E>) {
      // Few pages have a stream: what reads one comes with the first.
      const events = await send(endpoint, input ?? {}, async (response) => {
        const { readEvents } = await import('./eventStream');
        return readEvents(endpoint, response, input?.signal);
      });
      yield* events;
    },
    download<E extends Endpoint>(endpoint: E, ...[input]: Rest<E>) {
      return send(endpoint, input ?? {}, downloadFile);
    },
  };
}
