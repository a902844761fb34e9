import { randomBytes, randomInt, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { codes } from '../http/codes';
import { Refusal } from '../http/refusal';
import { LaneFullError, takeFairTurns } from '../turns/takeFairTurns';
import { passwordRefusals } from './messages';

type HashCosts = Required<Pick<ScryptOptions, 'N' | 'r' | 'p'>>;

const usualCosts: HashCosts = { N: 2 ** 15, r: 8, p: 3 };
let costs = usualCosts;
const keyLength = 32;
// 2 ** 15 blocks of 1 kB, thrice; Node's own limit is lower and would refuse.
const maxmem = 128 * 2 ** 20;

// One hash fills a core and 32 MB; more than two at a time would starve the rest of the server.
const turns = takeFairTurns({ places: 2, mostWaiting: 60 });
// How long the latest hashes took.
const durations: number[] = [];
const keptDurations = 32;

/** Tests sign in hundreds of times, where a hash may cost next to nothing; without an argument it costs what it does in service. Answers how to undo it. */
export function setHashCosts(given = usualCosts): () => void {
  const before = costs;
  costs = given;
  durations.length = 0;
  return () => setHashCosts(before);
}

/**
 * A digest that cannot be turned back: `scrypt$N$r$p$salt$key`, so that the costs can be raised later. Hashes of one `lane`, such as a
 * network address, go one after another and wait for at most one of each other lane.
 */
export async function hashPassword(password: string, lane = ''): Promise<string> {
  const salt = randomBytes(16);
  const key = await inTurn(lane, () => derive(password, salt, costs));
  return ['scrypt', costs.N, costs.r, costs.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Whether the password is the one behind the digest. Without a readable digest, as that of an unknown name, it answers no: after as long as a
 * digest would take, but nothing is hashed and nobody waits for it.
 */
export async function verifyPassword(password: string, digest: string, lane = ''): Promise<boolean> {
  const kept = parseDigest(digest);
  if (!kept) {
    await pretendToHash(lane);
    return false;
  }
  const key = await inTurn(lane, () => derive(password, kept.salt, kept.costs));
  return timingSafeEqual(key, kept.key);
}

async function pretendToHash(lane: string): Promise<void> {
  if (durations.length === 0) await inTurn(lane, () => derive('', Buffer.alloc(16), costs));
  else {
    await turns.pass(lane).catch(refuseFullLane);
    await wait(durations[randomInt(durations.length)]);
  }
}

function inTurn(lane: string, hash: () => Promise<Buffer>): Promise<Buffer> {
  return turns
    .run(lane, async () => {
      const started = performance.now();
      const key = await hash();
      durations.push(performance.now() - started);
      if (durations.length > keptDurations) durations.shift();
      return key;
    })
    .catch(refuseFullLane);
}

function refuseFullLane(error: unknown): never {
  throw error instanceof LaneFullError ? new Refusal(codes.tooManyAttempts, passwordRefusals.tooManyAtOnce) : error;
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
