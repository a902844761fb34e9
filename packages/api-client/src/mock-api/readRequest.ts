import type { Endpoint } from '../core/endpoint';
import { refusals } from './refusals';

/** Finds the call that a request is for; paths are case-sensitive. */
export function routeOf(endpoints: Readonly<Record<string, Endpoint>>, request: Request) {
  const { pathname } = new URL(request.url);
  const path = pathname.replace(/^.*?\/college\/api/, '');
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const match = endpoint.method === request.method ? patternOf(endpoint).exec(path) : null;
    if (match) {
      const params = Object.entries(match.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]);
      return { name, endpoint, params: Object.fromEntries(params) as Record<string, string> };
    }
  }
  return undefined;
}

const patterns = new WeakMap<Endpoint, RegExp>();

function patternOf(endpoint: Endpoint): RegExp {
  let pattern = patterns.get(endpoint);
  if (!pattern) {
    const source = endpoint.path.replaceAll('.', String.raw`\.`).replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    pattern = new RegExp(`^${source}$`);
    patterns.set(endpoint, pattern);
  }
  return pattern;
}

async function bodyOf({ bodyFormat }: Endpoint, request: Request, given?: BodyInit | null): Promise<unknown> {
  // Written out as a request and read again, a file would be copied several times.
  if (bodyFormat === 'multipart') return Object.fromEntries(given instanceof FormData ? given : await request.formData());
  const text = await request.text();
  const isJson = request.headers.get('content-type')?.toLowerCase().startsWith('application/json');
  if (bodyFormat === 'text' && !isJson) return text;
  try {
    return JSON.parse(text);
  } catch {
    throw refusals.invalid('body', 'JSON');
  }
}

/** The query and body of a request as they were sent; `given` is what the request was made of. */
export async function readRequest(endpoint: Endpoint, request: Request, params: Record<string, string>, given?: BodyInit | null) {
  const query = { ...Object.fromEntries(new URL(request.url).searchParams), ...params };
  return { query, body: endpoint.body && (await bodyOf(endpoint, request, given)) };
}
