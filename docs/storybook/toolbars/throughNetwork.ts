import { failureOf, slowness, type Network } from './network';

type Answers = 'promise' | 'stream';
type Call = (...args: unknown[]) => unknown;

/** A call on a simulated network: delayed, or failed before it started. */
export function callThrough(call: Call, answers: Answers, network: Network, languageCode: string): Call {
  const failure = failureOf(network, languageCode);
  if (failure) return () => (answers === 'stream' ? failedStream(failure) : Promise.reject(failure));
  if (network !== 'slow') return call;
  return answers === 'stream'
    ? (...args) => slowed(call(...args) as AsyncIterable<unknown>)
    : async (...args) => {
        await slowness.after(slowness.call);
        return call(...args);
      };
}

/** A port whose calls go through a network; what is not among its calls stays as it is. */
export function portThrough<Port extends object>(
  port: Port,
  calls: ReadonlyMap<string, Answers>,
  network: Network,
  languageCode: string,
): Port {
  const wrapped = new Map<string, Call>();
  return new Proxy(port, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      const answers = calls.get(String(name));
      if (typeof value !== 'function' || !answers) return value;
      const call =
        wrapped.get(String(name)) ?? callThrough((...args) => (value as Call).apply(target, args), answers, network, languageCode);
      wrapped.set(String(name), call);
      return call;
    },
  });
}

async function* slowed(stream: AsyncIterable<unknown>) {
  for await (const piece of stream) {
    await slowness.after(slowness.piece);
    yield piece;
  }
}

function failedStream(failure: Error): AsyncIterable<never> {
  return { [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(failure) }) };
}
