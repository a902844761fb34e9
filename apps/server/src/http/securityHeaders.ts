import type { MiddlewareHandler } from 'hono';
import type { ServerSettings } from './services';

/** Headers of every answer; pages of the workbench run no inline script. */
export function securityHeaders(settings: ServerSettings): MiddlewareHandler {
  const ancestors = `frame-ancestors ${settings.frameAncestors.join(' ') || "'none'"}`;
  const workbench = [
    "default-src 'self'",
    "script-src 'self'",
    // Styles are written by the program at run time, so they have no file to come from.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    // The assistant's channel is a program on the user's own machine.
    "connect-src 'self' ws://127.0.0.1:* ws://localhost:*",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    ancestors,
  ].join('; ');
  const storybook = [
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:",
    "object-src 'none'",
    "base-uri 'self'",
    ancestors,
  ].join('; ');
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set('content-security-policy', c.req.path.startsWith('/storybook') ? storybook : workbench);
    headers.set('x-content-type-options', 'nosniff');
    // A call may be stricter.
    if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'same-origin');
    headers.set('cross-origin-opener-policy', 'same-origin');
  };
}
