import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, Next } from 'hono';
import { accepts } from 'hono/accepts';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress';
import { bodyOf } from './wholeBody';

/** Below this many bytes compression saves no packet. */
const threshold = 1024;

/** In the order of preference. */
const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];
type Bytes = Uint8Array<ArrayBuffer>;

// Quality 4 takes the time of gzip's 6 and sends a sixth less; 11, the default, would take seconds.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const compressors: Record<Encoding, (bytes: Bytes) => Promise<Bytes>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, brotli) as Promise<Bytes>,
  gzip: (bytes) => promisify(gzip)(bytes) as Promise<Bytes>,
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
  const bytes = await compressors[encoding](await bodyOf(c.res));
  const headers = new Headers(c.res.headers);
  headers.set('content-encoding', encoding);
  headers.set('content-length', String(bytes.byteLength));
  const { status } = c.res;
  // Replaced as it is, the first response would hand its body to the second one as a stream.
  c.res = undefined;
  c.res = new Response(bytes, { status, headers });
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
