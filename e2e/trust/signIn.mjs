/**
 * `npm run trust:signin`: how long the server takes to refuse a wrong password, for names that somebody has and for names that nobody has, by turns; and how
 * long a right sign-in takes while a crowd tries unknown names from elsewhere. Fails where a name can be told from the other by its time, or where the crowd
 * delays the sign-in by more than one password of the crowd. `--tries 40` says how many of each, at most 44; a busy machine only makes the spread wider.
 */
import { parseArgs } from 'node:util';
import { login } from '@college/api-client/contract';
import { openDatabase, schema } from '../../apps/server/src/db';
import { silentLogger } from '../../apps/server/src/db/silentLogger';
import { hashPassword } from '../../apps/server/src/passwords';
import { cast, setScene } from '../../apps/server/src/testing/scene';
import { testServer } from '../../apps/server/src/testing/testServer';

const { values } = parseArgs({ options: { tries: { type: 'string', default: '40' }, crowd: { type: 'string', default: '48' } } });
const password = 'river-stone-2026';
// A fifth wrong one would lock the account.
const triesPerPerson = 4;

const database = await openDatabase({ logger: silentLogger });
await setScene(database);
// Everybody in the scene.
await database.db.update(schema.users).set({ passwordHash: await hashPassword(password) });
const server = testServer(() => database, { trustProxy: true });
const names = Object.keys(cast).filter((name) => name !== 'demo');
let callers = 0;

async function measure(email, word, address) {
  callers += 1;
  const from = address ?? `10.${callers >> 8}.${callers & 255}.1`;
  const started = performance.now();
  const { code } = await server.call(login, { body: { email, password: word }, headers: { 'x-forwarded-for': from } });
  return { code, milliseconds: performance.now() - started };
}

const tries = Math.min(Number(values.tries), names.length * triesPerPerson);
await measure(names[0], password);
const known = [];
const unknown = [];
for (let index = 0; index < tries; index += 1) {
  const ofKnown = async () => known.push((await measure(names[index % names.length], 'wrong password')).milliseconds);
  const ofUnknown = async () => unknown.push((await measure(`nobody-${index}@college.example`, 'wrong password')).milliseconds);
  // Neither always goes first.
  for (const act of index % 2 === 0 ? [ofKnown, ofUnknown] : [ofUnknown, ofKnown]) await act();
}

const fresh = names.at(-1);
const alone = await measure(fresh, password);
const crowd = Array.from({ length: Number(values.crowd) }, (_, index) => measure(`crowd-${index}@college.example`, 'wrong', '192.0.2.66'));
const amid = await measure(fresh, password);
await Promise.all(crowd);
await database.close();

const [of, nobody] = [known, unknown].map((times) => times.toSorted((one, other) => one - other));
const at = (times, part) => times[Math.floor((times.length - 1) * part)];
const difference = Math.abs(at(of, 0.5) - at(nobody, 0.5));
// The medians of two samples of one distribution differ by about the spread over the root of their number.
const spread = Math.max(at(of, 0.75) - at(of, 0.25), at(nobody, 0.75) - at(nobody, 0.25));
const allowed = 10 + (3 * spread) / Math.sqrt(tries);
const delay = amid.milliseconds - alone.milliseconds;
const allowedDelay = 2 * at(of, 0.9);
const whole = (number) => Math.round(number);
console.log(
  `${tries} wrong passwords each: known names ${whole(at(of, 0.5))} ms (${whole(at(of, 0.1))}–${whole(at(of, 0.9))}), unknown ` +
    `${whole(at(nobody, 0.5))} ms (${whole(at(nobody, 0.1))}–${whole(at(nobody, 0.9))}); medians differ by ${whole(difference)} ms, ${whole(allowed)} would be told apart. ` +
    `A right sign-in takes ${whole(alone.milliseconds)} ms alone, ${whole(amid.milliseconds)} ms amid ${values.crowd} unknown names.`,
);
process.exit(difference <= allowed && delay <= allowedDelay && alone.code === '0' && amid.code === '0' ? 0 : 1);
