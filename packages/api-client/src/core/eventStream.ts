import { replyCodes } from '@college/curriculum-model';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { DataOutput, Endpoint } from './endpoint';
import { asEnvelope, openEnvelope, parseData, readEnvelope } from './envelope';
import { connectionFailure, NetworkError } from './failure';

/** What the end of a stream means whose envelope says nothing more. */
const unworded = { code: replyCodes.internal, message: '', data: undefined };

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new NetworkError('unreadable', 'unreadable event', { cause });
  }
}

async function* parseEvents<E extends Endpoint>(
  endpoint: E,
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal | undefined,
): AsyncGenerator<DataOutput<E>> {
  const decoder: ReadableWritablePair<string, Uint8Array> = new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>;
  const reader = body.pipeThrough(decoder).pipeThrough(new EventSourceParserStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        if (signal?.aborted) throw cause;
        throw connectionFailure(cause);
      });
      if (done) return;
      const message = parseText(value.data);
      // The server's last word on a failed stream is an envelope in an event named "error".
      if (value.event === 'error') openEnvelope(asEnvelope({ ...unworded, ...(message as object) }, 200) ?? unworded);
      yield parseData(endpoint, message);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Reads a reply of server-sent events one by one; a reply that is an envelope instead throws what its code means. */
export async function readEvents<E extends Endpoint>(
  endpoint: E,
  response: Response,
  signal?: AbortSignal,
): Promise<AsyncGenerator<DataOutput<E>>> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (!response.ok || !isStream || response.body === null) {
    openEnvelope(await readEnvelope(response));
    throw new NetworkError('unreadable', `no event stream from ${endpoint.path}`);
  }
  return parseEvents(endpoint, response.body, signal);
}
