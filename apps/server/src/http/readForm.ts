import { httpMessages } from './messages';
import { invalid } from './refusal';

// The one call with a form sends a file; a hundred thousand empty fields would only cost time.
const mostParts = 20;

/** The fields of a multipart form; a repeated one counts once. */
export async function readForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<Record<string, unknown>> {
  const boundary = /^multipart\/form-data\s*;.*\bboundary="?([^";]+)"?/i.exec(contentType)?.[1];
  if (!boundary) throw invalid(httpMessages.notMultipart);
  if (countUpTo(mostParts + 1, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), `--${boundary}`) > mostParts) {
    throw invalid(httpMessages.tooManyParts);
  }
  const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData().catch(() => {
    throw invalid(httpMessages.notMultipart);
  });
  return Object.fromEntries(form.entries());
}

function countUpTo(limit: number, bytes: Buffer, mark: string): number {
  let count = 0;
  for (let at = bytes.indexOf(mark); at >= 0 && count < limit; at = bytes.indexOf(mark, at + mark.length)) count += 1;
  return count;
}
