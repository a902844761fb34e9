import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { StatePart } from '@college/curriculum-model';

/** A part as it was written in an earlier format, which is read by the steps of `upgrades` up to today's. */
type StoredPart = Record<string, unknown>;

/** A part as it is stored. */
export interface PartContent {
  hash: string;
  format: number;
  content: Uint8Array;
}

/** Step by step from format 1; a new field with a blank value needs none. */
const upgrades: readonly ((part: StoredPart) => StoredPart)[] = [];

/** The format in which parts are written. */
export const partFormat = upgrades.length + 1;

const [compress, decompress] = [promisify(gzip), promisify(gunzip)];

/** A part in its canonical form: the same content is the same text, whichever way it came about. */
export function canonicalPart({ kind, lineage, records }: StatePart): string {
  return JSON.stringify({ kind, lineage, records }, (_, value: unknown) => (isObject(value) ? sorted(value) : value));
}

/** SHA-256 of a canonical form. */
export function hashOf(canonical: string): string {
  return createHash('sha256').update(canonical).digest('hex');
}

/** One digest of many parts in their order. */
export function digestOf(hashes: readonly string[]): string {
  return hashOf(hashes.join('\n'));
}

/** A canonical form as it is stored. */
export async function packPart(canonical: string): Promise<Buffer> {
  return compress(canonical);
}

/** A part of a canonical form. */
export function readPart(canonical: string, hash: string, format = partFormat): StatePart {
  const written = JSON.parse(canonical) as StoredPart;
  const part = upgrades.slice(format - 1).reduce((older, upgrade) => upgrade(older), written);
  return { ...(part as unknown as StatePart), hash };
}

/** A stored part, in the format of today, and how long its canonical form is. */
export async function unpackPart({ hash, format, content }: PartContent): Promise<{ part: StatePart; characters: number }> {
  if (format > partFormat) throw new Error(`editions: part ${hash} has format ${format}, which a later version wrote. Run that version.`);
  const canonical = (await decompress(content)).toString();
  return { part: readPart(canonical, hash, format), characters: canonical.length };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(value: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
