/** A stream of server-sent events, one after each pause. */
export function eventReply(events: Iterable<unknown>, pause: number): Response {
  const encoder = new TextEncoder();
  const iterator = events[Symbol.iterator]();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      const { done, value } = iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(`data: ${JSON.stringify(value)}\n\n`));
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

/** A file with its name in the header, as a server sends it. */
export function fileReplyOf(file: File): Response {
  const headers = {
    'content-type': file.type || 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
  };
  return new Response(file, { headers });
}
