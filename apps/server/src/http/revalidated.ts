import { createHash } from 'node:crypto';
import type { Language } from '@college/curriculum-model';
import type { Context } from 'hono';
import type { RequestVariables } from './requestLog';

/**
 * An answer that the caller's browser may keep but must ask for each time; status 304 without a body where it has the same one. The answer was made after
 * the check of rights, and its tag is a digest of the whole of it, the person and the language: what another person or an earlier right was answered never
 * passes for this answer.
 */
export async function revalidated(
  response: Response,
  { c, language }: { c: Context<{ Variables: RequestVariables }>; language: Language },
): Promise<Response> {
  const body = await response.text();
  const digest = createHash('sha256')
    .update(`${c.get('userId') ?? 'public'} ${language} `)
    .update(body)
    .digest('base64url');
  // Weak, because the body may be compressed on its way.
  const headers = { etag: `W/"${digest}"`, 'cache-control': 'private, no-cache', vary: 'authToken, Accept-Language' };
  if (hasTag(c.req.header('if-none-match'), digest))
    return new Response(null, { status: 304, headers: { ...headers, vary: `${headers.vary}, Accept-Encoding` } });
  const fresh = new Response(body, response);
  for (const [name, value] of Object.entries(headers)) fresh.headers.set(name, value);
  return fresh;
}

function hasTag(known: string | undefined, digest: string): boolean {
  return known?.match(/"[^"]*"/g)?.includes(`"${digest}"`) ?? false;
}
