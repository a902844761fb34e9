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

/** The events as text/event-stream. A reader who leaves ends the reading of the iterable, not the work that feeds it. */
export function eventsResponse({ events }: EventsAnswer, explain: (error: unknown) => StreamFailure): Response {
  const encoder = new TextEncoder();
  const iterator = events[Symbol.asyncIterator]();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(eventText(value)));
      } catch (error) {
        controller.enqueue(encoder.encode(`event: error\ndata: ${JSON.stringify(explain(error))}\n\n`));
        controller.close();
      }
    },
    cancel() {
      // Not waited for: what feeds the iterable may take its time until the next event.
      void iterator.return?.();
    },
  });
  // The last header keeps proxies, and the Node adapter, from buffering events.
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' } });
}

function eventText({ id, data }: StreamEvent): string {
  const line = `data: ${JSON.stringify(data)}\n\n`;
  return id === undefined ? line : `id: ${id}\n${line}`;
}
