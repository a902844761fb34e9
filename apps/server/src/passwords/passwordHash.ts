import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { takeTurns } from '../turns/takeTurns';

type HashCosts = Required<Pick<ScryptOptions, 'N' | 'r' | 'p'>>;

const usualCosts: HashCosts = { N: 2 ** 15, r: 8, p: 3 };
let costs = usualCosts;
const keyLength = 32;
// 2 ** 15 blocks of 1 kB, thrice; Node's own limit is lower and would refuse.
const maxmem = 128 * 2 ** 20;

// One hash fills a core and 32 MB; more than two at a time would starve the rest of the server.
const turns = takeTurns(2);

/** Tests sign in hundreds of times, where a hash may cost next to nothing; without an argument it costs what it does in service. Answers how to undo it. */
export function setHashCosts(given = usualCosts): () => void {
  const before = costs;
  costs = given;
  return () => setHashCosts(before);
}

/** A digest that cannot be turned back: `scrypt$N$r$p$salt$key`, so that the costs can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await turns(() => derive(password, salt, costs));
  return ['scrypt', costs.N, costs.r, costs.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether the password is the one behind the digest. An unreadable digest takes as long as a right one and answers no. */
export async function verifyPassword(password: string, digest: string): Promise<boolean> {
  const kept = parseDigest(digest);
  const key = await turns(() => derive(password, kept?.salt ?? Buffer.alloc(16), kept?.costs ?? costs));
  return kept !== undefined && timingSafeEqual(key, kept.key);
}

function parseDigest(digest: string) {
  const [scheme, N, r, p, salt, key] = digest.split('$');
  if (scheme !== 'scrypt' || !N || !r || !p || !salt || !key) return undefined;
  const keyBytes = Buffer.from(key, 'base64url');
  if (keyBytes.length !== keyLength) return undefined;
  return { costs: { N: Number(N), r: Number(r), p: Number(p) }, salt: Buffer.from(salt, 'base64url'), key: keyBytes };
}

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Composed form, so that an accent typed on another keyboard is the same letter.
    scrypt(password.normalize('NFKC'), salt, keyLength, { ...options, maxmem }, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
