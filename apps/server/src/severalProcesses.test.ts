import * as contract from '@college/api-client/contract';
import { downloadTicketSchema, loginResponseSchema } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, schema, type OpenDatabase } from './db';
import { openPostgresDatabase, silentLogger } from './db/testing';
import { apiBase } from './http/apiBase';
import { hashPassword } from './passwords';
import { defaultSettings } from './http/services';
import { takeTicket } from './sessions/ticketRepository';
import { cast, setScene } from './testing/scene';
import { testServer } from './testing/testServer';

const serverUrl = process.env.TEST_DATABASE_URL;
const password = 'river-stone-42';

// Only PostgreSQL lets several server processes work on one database.
describe.runIf(serverUrl)('two servers on one database', () => {
  let first: OpenDatabase;
  let second: OpenDatabase;
  const one = testServer(() => first);
  const two = testServer(() => second);

  beforeAll(async () => {
    const opened = await openPostgresDatabase(serverUrl ?? '');
    first = opened;
    second = await openDatabase({ url: opened.url, logger: silentLogger });
    await setScene(first);
    const passwordHash = await hashPassword(password);
    await first.db.update(schema.users).set({ passwordHash }).where(eq(schema.users.id, cast.majorLeader.id));
  });
  afterAll(async () => {
    await second.close();
    await first.close();
  });

  const signIn = (server: typeof one, word = password) => server.call(contract.login, { body: { email: 'majorLeader', password: word } });
  const read = (server: typeof one, authToken: string) =>
    server.call(contract.getMajorInfo, { query: { majorid: 101 }, headers: { authToken } });

  it('share sign-ins and sign-outs', async () => {
    const { authToken } = loginResponseSchema.parse((await signIn(one)).data);
    expect((await read(two, authToken)).code).toBe('0');
    expect((await two.call(contract.logout, { headers: { authToken } })).code).toBe('0');
    expect((await read(one, authToken)).code).toBe('10011');
  });

  it('count wrong passwords together, also those that come at the same time', async () => {
    const replies = await Promise.all([one, two, one, two, one, two, one, two].map((server) => signIn(server, 'wrong')));
    expect(replies.map(({ code }) => code).sort()).toEqual([...Array(5).fill('30002'), ...Array(3).fill('30029')]);
    expect((await signIn(two)).code).toBe('30029');
  });

  it('accept a download ticket once, whichever process issued it and whichever receives it', async () => {
    const body = { path: contract.exportCompletion.path, query: { courseid: 1001 } };
    const { ticket } = downloadTicketSchema.parse((await one.call(contract.createDownloadTicket, { as: 'majorLeader', body })).data);
    const take = ({ db }: OpenDatabase) =>
      takeTicket(db, { ticket, path: `${apiBase}${body.path}`, query: { courseid: '1001' } }, one.clock.now, defaultSettings);
    const taken = await Promise.all([second, first, second, first, second, first].map(take));
    expect(taken.filter(Boolean).map((found) => found?.user.id)).toEqual([cast.majorLeader.id]);
  });

  it('let one of two saves at the same time through', async () => {
    const rename = (server: typeof one, name: string) =>
      server.call(contract.updateCourseUnitList, { as: 'majorLeader', body: { list: [{ id: 1001, version: 1, name }] } });
    const replies = await Promise.all([rename(one, '甲'), rename(two, '乙')]);
    expect(replies.map(({ code }) => code).sort()).toEqual(['0', '30009']);
  });

  it('try again where two deletions in opposite order block each other', async () => {
    const remove = (server: typeof one, list: unknown[]) =>
      server.call(contract.updateCourseUnitList, { as: 'collegeAdmin', body: { list } });
    const replies = await Promise.all([remove(one, [{ id: 1002, name: '甲' }, -1003]), remove(two, [{ id: 1003, name: '乙' }, -1002])]);
    // Whoever comes second finds its unit deleted; nobody gets an internal error.
    expect(replies.map(({ code }) => code).sort()).toEqual(['0', '30004']);
  });
});
