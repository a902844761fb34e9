/** One event as a browser would see it. */
export interface SeenEvent {
  id: string;
  event: string;
  data: { no?: number; message?: string; percent?: number; code?: string };
}

/** Reads an event stream to its end, or until `isEnough` has seen its event; then the connection is cut. */
export async function readStream(response: Response, isEnough: (event: SeenEvent) => boolean = () => false): Promise<SeenEvent[]> {
  const seen: SeenEvent[] = [];
  for await (const event of eventsOf(response)) {
    seen.push(event);
    if (isEnough(event)) break;
  }
  return seen;
}

/** The events of a stream as they arrive; leaving the loop cuts the connection. */
export async function* eventsOf(response: Response): AsyncGenerator<SeenEvent> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += value;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        yield parseEvent(text.slice(0, end));
        text = text.slice(end + 2);
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function parseEvent(text: string): SeenEvent {
  const fields = Object.fromEntries(text.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]));
  return { id: fields.id ?? '', event: fields.event ?? 'message', data: JSON.parse(fields.data ?? 'null') };
}
