import type { CallArguments, Client } from './client';
import type { Endpoint } from './endpoint';

/** The same client, whose failures are thrown but not passed to `onFailure`: for screens that show their messages themselves. */
export function quietClient(client: Client): Client {
  function quiet<E extends Endpoint>([input]: [options?: CallArguments<E>]): [CallArguments<E>] {
    return [{ ...(input as CallArguments<E>), isQuiet: true }];
  }
  return {
    ...client,
    call: <E extends Endpoint>(endpoint: E, ...rest: [options?: CallArguments<E>]) => client.call(endpoint, ...quiet<E>(rest)),
    stream: <E extends Endpoint>(endpoint: E, ...rest: [options?: CallArguments<E>]) => client.stream(endpoint, ...quiet<E>(rest)),
    download: <E extends Endpoint>(endpoint: E, ...rest: [options?: CallArguments<E>]) => client.download(endpoint, ...quiet<E>(rest)),
  };
}
