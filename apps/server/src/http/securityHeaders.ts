import type { MiddlewareHandler } from 'hono';
import { callerOrigin } from './callerOrigin';
import type { ServerSettings } from './services';

// Nothing here uses these.
const deniedFeatures = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'payment', 'usb'];
const permissionsPolicy = deniedFeatures.map((feature) => `${feature}=()`).join(', ');
const oneYear = 31_536_000;

/** Headers of every answer; pages of the workbench run no inline script. */
export function securityHeaders(settings: ServerSettings): MiddlewareHandler {
  const ancestors = `frame-ancestors ${settings.frameAncestors.join(' ') || "'none'"}`;
  const workbench = workbenchPolicy("'self'", ancestors);
  // The assistant's channel is a program on the user's own machine, reached from this page alone.
  const localAssistant = workbenchPolicy("'self' ws://127.0.0.1:* ws://localhost:*", ancestors);
  const storybook = [
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    ancestors,
  ].join('; ');

  function policyOf(path: string): string {
    if (path.startsWith('/storybook')) return storybook;
    return path === '/course/chat' ? localAssistant : workbench;
  }
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set('content-security-policy', policyOf(c.req.path));
    headers.set('x-content-type-options', 'nosniff');
    // A call may be stricter.
    if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'same-origin');
    headers.set('cross-origin-opener-policy', 'same-origin');
    headers.set('cross-origin-resource-policy', 'same-origin');
    headers.set('permissions-policy', permissionsPolicy);
    // By http it would mean nothing, and lock out whoever tries the server without a certificate.
    if (callerOrigin(c, settings).startsWith('https:')) {
      headers.set('strict-transport-security', `max-age=${oneYear}; includeSubDomains`);
    }
  };
}

function workbenchPolicy(connections: string, ancestors: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    // Styles are written by the program at run time, so they have no file to come from.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src ${connections}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ancestors,
  ].join('; ');
}
