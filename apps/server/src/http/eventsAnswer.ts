/** One event of a stream; `id` is what a client sends back as Last-Event-ID. */
export interface StreamEvent {
  id?: number;
  data: unknown;
}

/** The last event of a failed stream. */
export interface StreamFailure {
  code: string;
  message: string;
}

/** Events that are sent as they come; what the iterable throws becomes the stream's last event. */
export class EventsAnswer {
  readonly events: AsyncIterable<StreamEvent>;

  constructor(events: AsyncIterable<StreamEvent>) {
    this.events = events;
  }
}

/** Events of a line that may stay open as long as a page: whoever feeds it counts the lines of a person and ends them with the sign-in. */
export class LineAnswer extends EventsAnswer {}

/** The same events, each of them told once something else is done. */
export function toldAfter({ events }: EventsAnswer, act: () => Promise<void>): EventsAnswer {
  const iterator = events[Symbol.asyncIterator]();
  const told: AsyncIterator<StreamEvent> = {
    async next() {
      const result = await iterator.next();
      if (!result.done) await act();
      return result;
    },
    return: async () => (await iterator.return?.()) ?? { done: true, value: undefined },
  };
  return new EventsAnswer({ [Symbol.asyncIterator]: () => told });
}

/** After how many milliseconds a client whose stream ended asks again. */
const retryMilliseconds = 1000;

/**
 * The events as text/event-stream. A reader who leaves ends the reading of the iterable, not the work that feeds it. A server that is told to stop tells the
 * reader when to ask again, and goes on while it can.
 */
export function eventsResponse({ events }: EventsAnswer, explain: (error: unknown) => StreamFailure, stopping?: AbortSignal): Response {
  const encoder = new TextEncoder();
  const iterator = events[Symbol.asyncIterator]();
  let isOver = false;
  let unhear = () => {};
  function end() {
    isOver = true;
    unhear();
  }
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const tellRetry = () => controller.enqueue(encoder.encode(`retry: ${retryMilliseconds}\n\n`));
      if (stopping?.aborted) tellRetry();
      if (stopping) unhear = whenStopping(stopping, tellRetry);
    },
    async pull(controller) {
      const text = await nextText(iterator, explain);
      // The reader may have left meanwhile, and a closed stream takes nothing.
      if (isOver) return;
      if (text.value !== undefined) controller.enqueue(encoder.encode(text.value));
      if (!text.isLast) return;
      end();
      controller.close();
    },
    cancel() {
      end();
      // Not waited for: what feeds the iterable may take its time until the next event.
      void iterator.return?.();
    },
  });
  // The last header keeps proxies, and the Node adapter, from buffering events.
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' } });
}

const stopTellers = new WeakMap<AbortSignal, Set<() => void>>();

/** Calls back once the server stops; the returned function unsubscribes. One listener serves all streams, as Node may drop listeners that a signal is to remove. */
function whenStopping(stopping: AbortSignal, tell: () => void): () => void {
  const known = stopTellers.get(stopping);
  const tellers = known ?? new Set();
  tellers.add(tell);
  if (!known) {
    stopTellers.set(stopping, tellers);
    stopping.addEventListener('abort', () => tellers.forEach((one) => one()), { once: true });
  }
  return () => tellers.delete(tell);
}

async function nextText(
  iterator: AsyncIterator<StreamEvent>,
  explain: (error: unknown) => StreamFailure,
): Promise<{ value?: string; isLast: boolean }> {
  try {
    const { done, value } = await iterator.next();
    return done ? { isLast: true } : { value: eventText(value), isLast: false };
  } catch (error) {
    return { value: `event: error\ndata: ${JSON.stringify(explain(error))}\n\n`, isLast: true };
  }
}

function eventText({ id, data }: StreamEvent): string {
  const line = `data: ${JSON.stringify(data)}\n\n`;
  return id === undefined ? line : `id: ${id}\n${line}`;
}
