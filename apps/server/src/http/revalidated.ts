import { createHash } from 'node:crypto';
import type { Language } from '@college/curriculum-model';
import type { Context } from 'hono';
import { takeTurns } from './pieces';
import type { RequestVariables } from './requestLog';
import { bodyOf } from './wholeBody';

const bytesInPiece = 2 ** 18;

/**
 * An answer that the caller's browser may keep but must ask for each time; status 304 without a body where it has the same one. The answer was made after
 * the check of rights, and its tag is a digest of the whole of it, the person and the language: what another person or an earlier right was answered never
 * passes for this answer.
 */
export async function revalidated(
  response: Response,
  { c, language }: { c: Context<{ Variables: RequestVariables }>; language: Language },
): Promise<Response> {
  const body = await bodyOf(response);
  const digest = await digestOf(`${c.get('userId') ?? 'public'} ${language} `, body);
  // Weak, because the body may be compressed on its way.
  const headers = { etag: `W/"${digest}"`, 'cache-control': 'private, no-cache', vary: 'authToken, Accept-Language' };
  if (hasTag(c.req.header('if-none-match'), digest))
    return new Response(null, { status: 304, headers: { ...headers, vary: `${headers.vary}, Accept-Encoding` } });
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/** In pieces, for an answer may have megabytes. */
async function digestOf(whose: string, body: Uint8Array): Promise<string> {
  const hash = createHash('sha256').update(whose);
  const turn = takeTurns();
  for (let from = 0; from < body.length; from += bytesInPiece) {
    hash.update(body.subarray(from, from + bytesInPiece));
    await turn();
  }
  return hash.digest('base64url');
}

function hasTag(known: string | undefined, digest: string): boolean {
  return known?.match(/"[^"]*"/g)?.includes(`"${digest}"`) ?? false;
}
