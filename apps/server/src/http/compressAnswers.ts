import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, Next } from 'hono';
import { accepts } from 'hono/accepts';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress';

/** Below this many bytes compression saves no packet. */
const threshold = 1024;

/** In the order of preference. */
const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

// Quality 4 takes the time of gzip's 6 and sends a sixth less; 11, the default, would take seconds.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const compressors: Record<Encoding, (bytes: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, brotli) as Promise<Buffer<ArrayBuffer>>,
  gzip: (bytes) => promisify(gzip)(bytes) as Promise<Buffer<ArrayBuffer>>,
};

/**
 * Compresses answers of the API off the main thread, which Hono's own middleware holds for as long as that takes. Left alone are streams of events, files
 * that are compressed already, and what is marked `no-transform` because it hands out a secret.
 */
export async function compressAnswers(c: Context, next: Next): Promise<void> {
  await next();
  if (!isCompressible(c.res)) return;
  c.res.headers.append('vary', 'Accept-Encoding');
  const encoding = c.req.method === 'HEAD' ? undefined : acceptedEncoding(c);
  if (!encoding) return;
  const bytes = await compressors[encoding](new Uint8Array(await c.res.arrayBuffer()));
  c.res = new Response(bytes, c.res);
  c.res.headers.set('content-encoding', encoding);
  c.res.headers.set('content-length', String(bytes.byteLength));
}

function isCompressible({ headers }: Response): boolean {
  if (headers.has('content-encoding') || headers.get('cache-control')?.includes('no-transform')) return false;
  return Number(headers.get('content-length')) >= threshold && COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('content-type') ?? '');
}

function acceptedEncoding(c: Context): Encoding | undefined {
  const accepted = accepts(c, {
    header: 'Accept-Encoding',
    supports: [...encodings],
    default: '',
    match(asked, { default: none }) {
      const qualityOf = (name: string) =>
        (asked.find(({ type }) => type.toLowerCase() === name) ?? asked.find(({ type }) => type === '*'))?.q ?? 0;
      const [best = none] = encodings.filter((name) => qualityOf(name) > 0).toSorted((one, other) => qualityOf(other) - qualityOf(one));
      return best;
    },
  });
  return encodings.find((name) => name === accepted);
}
