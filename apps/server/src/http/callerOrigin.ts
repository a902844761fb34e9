import type { Context } from 'hono';
import type { ServerSettings } from './services';

/** The origin under which the caller reached the server; behind a trusted proxy, with the scheme of the original request. */
export function callerOrigin(c: Context, settings: ServerSettings): string {
  const { host, protocol } = new URL(c.req.url);
  const forwarded = settings.trustProxy ? c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim() : undefined;
  const scheme = forwarded === 'https' || forwarded === 'http' ? forwarded : protocol.replace(':', '');
  return `${scheme}://${host}`;
}
