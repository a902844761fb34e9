import type { Bilingual, Language } from '@college/curriculum-model';
import type { EndpointName } from '../contract';

/** When a failure happens, and how often. */
interface Staged {
  /** Milliseconds before this reply, in place of the latency of all calls. */
  delay?: number;
  /** How many calls it happens to; the next ones succeed. @default every call */
  times?: number;
}

/**
 * How a call fails on purpose: as if offline, with an HTTP status (with a message: the server's own envelope, else none), with an error code and the sentence of
 * a refusal, or unanswered until a promise settles. With a `delay` alone it succeeds late.
 */
export type MockFailure =
  | 'offline'
  | (Staged & { offline: true })
  | (Staged & { status: number; message?: string })
  | (Staged & { code: string; message: string | Bilingual; data?: unknown })
  | (Staged & { until: Promise<unknown> })
  | (Staged & { delay: number });

export type MockFailures = Partial<Record<EndpointName, MockFailure>>;

/** What a call fails with once it has waited. */
export type Fault = 'offline' | { status: number; message?: string } | { code: string; message: string | Bilingual; data?: unknown };

/** Takes the failure of a call, waits as it and the latency say, and returns what is to happen then. Rejects when the call is aborted meanwhile. */
export async function suffer(
  failures: MockFailures,
  name: EndpointName | undefined,
  latency: number | undefined,
  signal: AbortSignal | null | undefined,
): Promise<Fault | undefined> {
  const failure = name && takeFailure(failures, name);
  if (failure === undefined || failure === 'offline') {
    await waitFor(latency, signal);
    return failure;
  }
  await waitFor(failure.delay ?? latency, signal, 'until' in failure ? failure.until : undefined);
  if ('offline' in failure) return 'offline';
  return 'status' in failure || 'code' in failure ? failure : undefined;
}

/** The sentence of a refusal as a reader of this language gets it. */
export function sentenceIn(message: string | Bilingual, language: Language): string {
  return typeof message === 'string' ? message : message[language];
}

/** The failure of this call; one that happens a number of times is counted down where it stands. */
function takeFailure(failures: MockFailures, name: EndpointName): MockFailure | undefined {
  const failure = failures[name];
  if (typeof failure !== 'object' || failure.times === undefined) return failure;
  if (failure.times > 1) failures[name] = { ...failure, times: failure.times - 1 };
  else delete failures[name];
  return failure.times > 0 ? failure : undefined;
}

/** Waits for the latency, 0 being the next task, and for what holds the call; rejects when the call is aborted meanwhile. */
export function waitFor(latency: number | undefined, signal: AbortSignal | null | undefined, held?: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    const waited = latency === undefined ? Promise.resolve() : new Promise((done) => setTimeout(done, latency));
    waited.then(() => held).then(() => resolve(), reject);
  });
}
