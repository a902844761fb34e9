import { allEndpoints, type Endpoint } from '@college/api-client/contract';
import type { OpenDatabase, Transaction } from '../db';
import type { Reply } from '../testing/testServer';
import { inside, undoing } from './insideTransaction.test-data';
import type { RaceAct, Sent, WriteName } from './raceAct.test-data';
import { raceActs } from './raceActs.test-data';
import { setRaceScene } from './raceScene.test-data';
import { sendingTo, type Sending } from './sending.test-data';
import { changedValues, lostValues, readStoredRows, type ChangedValue, type StoredRows } from './storedRows.test-data';

/** One way to write, by its call. */
export interface Write {
  /** Such as `saveNews: changes a text`. */
  name: string;
  endpoint: Endpoint;
  act: RaceAct;
}

/** Every way to write that the contract has, in the order of its calls. */
export const writes: readonly Write[] = (Object.entries(raceActs) as [WriteName, readonly RaceAct[] | object][]).flatMap(([call, acts]) =>
  Array.isArray(acts) ? acts.map((act: RaceAct): Write => ({ name: `${call}: ${act.does}`, endpoint: allEndpoints[call], act })) : [],
);

/** Two writes that both began from the same state, and how the second was answered. */
export interface Pair {
  first: string;
  second: string;
  code: string;
  message: string;
  /** What the first had written and the second, although accepted, took back. */
  lost: readonly ChangedValue[];
}

/**
 * Lets each write follow each other one that began from the same state. `isWanted` leaves pairs out. Nothing stays in the database but the scene, which has
 * to be empty before.
 */
export async function tryPairs(
  database: OpenDatabase,
  isWanted: (first: Write, second: Write) => boolean,
  heard: (pair: Pair) => void,
  shuffled: (list: readonly Write[]) => readonly Write[] = (list) => list,
): Promise<void> {
  await setRaceScene(database, sendingTo(database));
  await undoing(database.db, async (outer) => {
    const sending = sendingTo(inside(database, outer));
    const requests = new Map<string, Sent>();
    for (const { name, act } of writes) requests.set(name, await act.request(sending.reader(act.as ?? 'collegeAdmin')));
    const start = await readStoredRows(outer);
    for (const first of shuffled(writes)) {
      const seconds = shuffled(writes).filter((second) => isWanted(first, second));
      if (seconds.length > 0) await tryAfter({ outer, database, start, requests }, first, seconds, heard);
    }
  });
}

interface Start {
  outer: Transaction;
  database: OpenDatabase;
  start: StoredRows;
  requests: ReadonlyMap<string, Sent>;
}

async function tryAfter({ outer, database, start, requests }: Start, first: Write, seconds: readonly Write[], heard: (pair: Pair) => void) {
  await undoing(outer, async (after) => {
    const { code, message } = await sendAs(sendingTo(inside(database, after)), first, requests);
    const then = await readStoredRows(after);
    const changed = changedValues(start, then);
    if (code !== '0' || changed.length === 0) {
      heard({ first: first.name, second: 'nothing', code, message: message || 'changed nothing', lost: [] });
      return;
    }
    for (const second of seconds) {
      await undoing(after, async (last) => {
        const reply = await sendAs(sendingTo(inside(database, last)), second, requests);
        const lost = reply.code === '0' ? lostValues(changed, then, await readStoredRows(last)) : [];
        heard({ first: first.name, second: second.name, code: reply.code, message: reply.message, lost });
      });
    }
  });
}

function sendAs(sending: Sending, { name, endpoint, act }: Write, requests: ReadonlyMap<string, Sent>): Promise<Reply> {
  return sending.call(act.as ?? 'collegeAdmin', endpoint, requests.get(name) ?? {});
}
