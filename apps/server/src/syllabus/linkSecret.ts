import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { settings } = schema;
const settingName = 'reportLinkKey';
// 128 bits each: of the handle, which finds the link, and of the proof, which nobody can make without the key.
const halfBytes = 16;
const pattern = /^[\w-]{43}$/;

/** A new handle, unguessable by itself. */
export function newHandle(): string {
  return randomBytes(halfBytes).toString('base64url');
}

/** The link to a handle: the handle followed by its proof. It is worked out and never stored, so that it can be shown again. */
export function linkOf(handle: string, key: Buffer): string {
  return Buffer.concat([Buffer.from(handle, 'base64url'), proofOf(handle, key)]).toString('base64url');
}

/** The handle in something that looks like a link; whether its proof is right has still to be seen. */
export function handleIn(link: string): string | undefined {
  return pattern.test(link) ? Buffer.from(link, 'base64url').subarray(0, halfBytes).toString('base64url') : undefined;
}

/** Whether a link is the one of its handle; takes the same time whatever is wrong with it. */
export function isLinkOf(handle: string, link: string, key: Buffer): boolean {
  const given = Buffer.from(link, 'base64url').subarray(halfBytes);
  const proof = proofOf(handle, key);
  return given.byteLength === proof.byteLength && timingSafeEqual(given, proof);
}

/** This installation's key, made when it is first needed; of several servers that make one at the same time the first one's counts. */
export async function findLinkKey(db: Queries): Promise<Buffer> {
  const known = await readKey(db);
  if (known) return known;
  await db
    .insert(settings)
    .values({ key: settingName, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const made = await readKey(db);
  if (!made) throw new Error(`settings: ${settingName} is not there after it was written`);
  return made;
}

async function readKey(db: Queries): Promise<Buffer | undefined> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, settingName));
  return typeof row?.value === 'string' ? Buffer.from(row.value, 'base64url') : undefined;
}

function proofOf(handle: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(handle).digest().subarray(0, halfBytes);
}
