import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';

/** A cookie that a response sets. */
export interface SignInCookie {
  name: string;
  value: string;
  /** In seconds. */
  maxAge: number;
  /** Lax for what has to come along when another site sends the browser here. @default 'Strict' */
  sameSite?: 'Lax' | 'Strict';
}

// By https a browser takes the name from this host alone, and never sends it by http.
const prefixAt = (origin: string) => (origin.startsWith('https:') ? ('host' as const) : undefined);

/** The header of a cookie that no script reads and no other site has sent. */
export function cookieHeader({ name, value, maxAge, sameSite = 'Strict' }: SignInCookie, origin: string): string {
  const prefix = prefixAt(origin);
  return generateCookie(name, value, { prefix, secure: prefix !== undefined, path: '/', httpOnly: true, sameSite, maxAge });
}

/** A cookie of the request; empty where it came without. */
export function readCookie(c: Context, name: string, origin: string): string {
  const prefix = prefixAt(origin);
  return (prefix ? getCookie(c, name, prefix) : getCookie(c, name)) ?? '';
}
