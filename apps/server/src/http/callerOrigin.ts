import type { Context } from 'hono';
import type { ServerSettings } from './services';

/** Where the caller reached the server; behind a proxy of one's own, by the scheme that the proxy was asked with. */
export function callerOrigin(c: Context, settings: ServerSettings): string {
  const { host, protocol } = new URL(c.req.url);
  const forwarded = settings.trustProxy ? c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim() : undefined;
  const scheme = forwarded === 'https' || forwarded === 'http' ? forwarded : protocol.replace(':', '');
  return `${scheme}://${host}`;
}
