import { schema, type OpenDatabase } from '../db';
import { httpMessages } from '../http/messages';
import { inside, undoing } from './insideTransaction.test-data';
import { setRaceScene } from './raceScene.test-data';
import { sendingTo } from './sending.test-data';
import { writes } from './tryPairs.test-data';

/** How a write was answered that came without what says on which state it was based. */
export interface Versionless {
  name: string;
  code: string;
  message: string;
  /** Refused with the sentence about the missing version. */
  isRefused: boolean;
  /** Whether the specifications do not name the call, or not what it sent. */
  isExtension: boolean;
  /** New entries in the audit log. */
  entries: number;
}

const bases = new Set(['version', 'revision', 'revisions', 'known', 'was', 'courseDescWas', 'latestId', 'basis']);

/** Sends each write of the contract without version, each to the same state. */
export async function tryWithoutVersion(database: OpenDatabase, heard: (answer: Versionless) => void): Promise<void> {
  await setRaceScene(database, sendingTo(database));
  for (const { name, endpoint, act } of writes) {
    await undoing(database.db, async (db) => {
      const sending = sendingTo(inside(database, db));
      const who = act.as ?? 'collegeAdmin';
      const { query, body } = await act.request(sending.reader(who));
      const before = await db.$count(schema.auditLog);
      const { code, message } = await sending.call(who, endpoint, {
        query: withoutBases(query) as Record<string, unknown>,
        body: body instanceof FormData ? body : withoutBases(body),
      });
      heard({
        name,
        code,
        message,
        isRefused: code === '30001' && message === httpMessages.versionMissing.zh,
        isExtension: endpoint.extension === true || act.sendsExtension === true,
        entries: (await db.$count(schema.auditLog)) - before,
      });
    });
  }
}

function withoutBases(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBases);
  if (typeof value === 'string' && value.startsWith('{')) return JSON.stringify(withoutBases(JSON.parse(value)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([name, part]) => (bases.has(name) ? [] : [[name, withoutBases(part)]])));
}
