import { httpMessages } from './messages';
import { invalid } from './refusal';

const megabyte = 1024 * 1024;
// A refused upload is read to its end, unkept, so that the browser gets to see the sentence instead of a broken connection.
const drainBytes = 256 * megabyte;
const drainMilliseconds = 20_000;

/** Reads a request body and refuses it once it passes the limit; never holds more than the limit in memory. */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  if (Number(request.headers.get('content-length') ?? 0) > limit) {
    await drain(reader);
    throw tooLarge(limit);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw invalid(httpMessages.bodyBroken);
    });
    if (done) return joined(chunks, size);
    size += value.byteLength;
    if (size > limit) {
      chunks.length = 0;
      await drain(reader);
      throw tooLarge(limit);
    }
    chunks.push(value);
  }
}

async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  // A sender that stops in the middle would otherwise be waited for until its connection times out.
  const timer = setTimeout(() => void reader.cancel().catch(() => undefined), drainMilliseconds);
  let size = 0;
  while (size < drainBytes) {
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
    if (done) break;
    size += value?.byteLength ?? 0;
  }
  clearTimeout(timer);
  await reader.cancel().catch(() => undefined);
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

function tooLarge(limit: number) {
  return invalid(httpMessages.bodyTooLarge(limit >= megabyte ? `${Math.round(limit / megabyte)} MB` : `${Math.ceil(limit / 1024)} KB`));
}
