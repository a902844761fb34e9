import type { HonoRequest } from 'hono';

/** Whether a browser loads this only in case somebody might want it. */
export function isPrefetch(request: HonoRequest): boolean {
  const purposes = [request.header('sec-purpose'), request.header('purpose'), request.header('x-moz')];
  return purposes.some((purpose) => purpose?.toLowerCase().includes('prefetch') || purpose?.toLowerCase().includes('prerender'));
}
