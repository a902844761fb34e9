import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { ServerSettings } from './services';

/** The caller's network address; a forwarded one counts only behind a proxy of one's own. */
export function callerAddress(c: Context, settings: ServerSettings): string {
  const forwarded = settings.trustProxy ? forwardedAddress(c.req.header('x-forwarded-for')) : undefined;
  if (forwarded) return forwarded;
  // A request made inside the process, as tests make it, has no connection.
  const hasConnection = typeof c.env === 'object' && c.env !== null && 'incoming' in c.env;
  return (hasConnection ? getConnInfo(c).remote.address : undefined) ?? 'local';
}

/** The last entry, which the proxy itself wrote: the entries before it are untrusted. Some proxies add the port. */
export function forwardedAddress(header: string | undefined): string | undefined {
  const last = header?.split(',').at(-1)?.trim() ?? '';
  const bare = /^\[(.+)\](?::\d+)?$/.exec(last)?.[1] ?? /^([\d.]+):\d+$/.exec(last)?.[1] ?? last;
  return isIP(bare) ? bare : undefined;
}
