import { connectionFailure, systemErrorMessage, type Client } from '@college/api-client';

type Calls<Source> = Record<keyof Source, (...given: never[]) => Promise<unknown> | AsyncGenerator>;
type StreamOf<Source> = { [Name in keyof Source]: Source[Name] extends (...given: never[]) => AsyncGenerator ? Name : never }[keyof Source];

interface LaterSource<Source> {
  client: Client;
  load: () => Promise<Source>;
  /** Which of its calls answer a stream. */
  streams: Record<StreamOf<Source>, true>;
}

/**
 * A source whose calls are loaded with the first of them: what only a window asks for that most visits do not open. Where they do not come, a call fails as it
 * does without a connection. Every call looks present to the widget, so a source must implement the optional ones too.
 */
export function laterSource<Source extends Calls<Source>>({ client, load, streams }: LaterSource<Source>): Source {
  let coming: Promise<Source> | undefined;

  async function call(name: PropertyKey, given: readonly unknown[]): Promise<unknown> {
    coming ??= load();
    const source = await coming.catch((cause: unknown) => {
      coming = undefined;
      const failure = connectionFailure(cause);
      failure.message = systemErrorMessage(failure.detail, client.session.language());
      throw failure;
    });
    const make: unknown = Reflect.get(source, name);
    return (make as (...given: readonly unknown[]) => unknown)(...given);
  }

  async function* stream(name: PropertyKey, given: readonly unknown[]) {
    yield* (await call(name, given)) as AsyncGenerator;
  }

  // A call is one of the two, so that which ones there are need not be known before they come.
  const answer = (name: PropertyKey) => (Object.hasOwn(streams, name) ? stream : call);
  return new Proxy({} as Source, {
    get:
      (_, name) =>
      (...given: readonly unknown[]) =>
        answer(name)(name, given),
  });
}
