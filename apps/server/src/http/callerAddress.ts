import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { ServerSettings } from './services';

/** The caller's network address; a forwarded one counts only behind a proxy of one's own. */
export function callerAddress(c: Context, settings: ServerSettings): string {
  const forwarded = settings.trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  if (forwarded) return forwarded;
  // A request made inside the process, as tests make it, has no connection.
  const hasConnection = typeof c.env === 'object' && c.env !== null && 'incoming' in c.env;
  return (hasConnection ? getConnInfo(c).remote.address : undefined) ?? 'local';
}
