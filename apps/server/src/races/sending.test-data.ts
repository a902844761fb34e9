import type { DataOutput, Endpoint } from '@college/api-client/contract';
import { userIds } from '@college/curriculum-model/fixtures';
import { pino } from 'pino';
import { createApp } from '../createApp';
import type { OpenDatabase } from '../db';
import { apiBase } from '../http/apiBase';
import { defaultSettings } from '../http/services';
import { openSession } from '../sessions/sessionRepository';
import { read as readReply, type Reply } from '../testing/testServer';
import type { RaceAct, Read, Sent } from './raceAct.test-data';

type Who = 'collegeAdmin' | NonNullable<RaceAct['as']>;

/** A person's requests to a server on this database. */
export interface Sending {
  call(who: Who, endpoint: Endpoint, sent: Sent): Promise<Reply>;
  reader(who: Who): Read;
  /** Makes the request of an act and sends it; throws unless it is accepted. */
  send(endpoint: Endpoint, act: RaceAct): Promise<void>;
}

let now = new Date('2026-03-02T08:00:00Z');
const year = 365 * 86_400_000;

export function sendingTo(database: OpenDatabase): Sending {
  const app = createApp({ database, log: pino({ level: 'silent' }), now: () => now, settings: defaultSettings, checkAnswers: true });
  const tokens = new Map<Who, Promise<string>>();

  function tokenOf(who: Who): Promise<string> {
    const token = tokens.get(who) ?? openSession(database.db, userIds[who], now, year);
    tokens.set(who, token);
    return token;
  }

  async function call(who: Who, endpoint: Endpoint, { query, body }: Sent): Promise<Reply> {
    // The clock advances, so that update times differ as well.
    now = new Date(now.getTime() + 1000);
    const parameters = Object.entries(query ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    );
    const headers: Record<string, string> = { authToken: await tokenOf(who) };
    if (body !== undefined && !(body instanceof FormData)) headers['content-type'] = 'application/json';
    const content = body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) };
    return readReply(
      await app.request(`${apiBase}${endpoint.path}?${new URLSearchParams(parameters).toString()}`, {
        method: endpoint.method,
        headers,
        ...content,
      }),
    );
  }

  async function accepted<E extends Endpoint>(who: Who, endpoint: E, sent: Sent): Promise<DataOutput<E>> {
    const { code, message, data } = await call(who, endpoint, sent);
    if (code !== '0') throw new Error(`${endpoint.method} ${endpoint.path}: ${code} ${message}`);
    return endpoint.data.parse(data) as DataOutput<E>;
  }

  const reader =
    (who: Who): Read =>
    (endpoint, sent) =>
      accepted(who, endpoint, sent);
  return {
    call,
    reader,
    async send(endpoint, act) {
      const who = act.as ?? 'collegeAdmin';
      await accepted(who, endpoint, await act.request(reader(who)));
    },
  };
}
