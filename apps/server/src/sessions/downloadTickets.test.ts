import * as contract from '@college/api-client/contract';
import { downloadTicketSchema } from '@college/curriculum-model';
import { Hono } from 'hono';
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine } from '../db/testing';
import { apiBase } from '../http/apiBase';
import { handle } from '../http/call';
import { FileAnswer } from '../http/fileAnswer';
import { mountCall } from '../http/mount';
import { requestLog, type RequestVariables } from '../http/requestLog';
import { defaultSettings } from '../http/services';
import { cast, setScene } from '../testing/scene';
import { read, testServer } from '../testing/testServer';
import { openSession } from './sessionRepository';

const html = { accept: 'text/html,application/xhtml+xml' };

describeOnEachEngine('download tickets', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
  });

  /** A server with one download, as the documented address has it. */
  function downloads() {
    const log = pino({ level: 'silent' });
    const services = { database: database.current, log, now: () => server.clock.now, settings: defaultSettings, checkAnswers: true };
    const app = new Hono<{ Variables: RequestVariables }>();
    app.use(requestLog(log, { trustProxy: false }));
    const file = new FileAnswer({ name: '数据结构 "完成度".xlsx', type: 'application/octet-stream', bytes: new Uint8Array([1, 2, 3]) });
    mountCall(
      app,
      services,
      handle(contract.exportCompletion, async () => file),
    );
    mountCall(
      app,
      services,
      handle(contract.exportMajorMatrix, async () => file),
    );
    return app;
  }

  const path = contract.exportCompletion.path;
  const ticketFor = async (query: Record<string, unknown>, as: 'majorLeader' | 'nobody' = 'majorLeader', named: string = path) =>
    server.call(contract.createDownloadTicket, { as, body: { path: named, query } });
  async function anotherTicket() {
    const authToken = await openSession(database.current.db, cast.majorLeader.id, server.clock.now, 3_600_000);
    const body = { path, query: { courseid: 1001 } };
    return ticketOf(await server.call(contract.createDownloadTicket, { headers: { authToken }, body }));
  }
  const ticketOf = (reply: { data: unknown }) => downloadTicketSchema.parse(reply.data).ticket;
  const visit = (address: string, headers: Record<string, string> = html) => downloads().request(`${apiBase}${address}`, { headers });

  it('opens its address once, without a header, whatever the order of the query', async () => {
    const ticket = ticketOf(await ticketFor({ courseid: 1001 }));
    expect(Buffer.from(ticket, 'base64url').length).toBe(16);
    const response = await visit(`${path}?ticket=${ticket}&courseid=1001`);
    expect([response.status, new Uint8Array(await response.arrayBuffer())]).toEqual([200, new Uint8Array([1, 2, 3])]);
    const disposition = response.headers.get('content-disposition')!;
    expect(disposition).toContain(`filename*=UTF-8''${encodeURIComponent('数据结构 "完成度".xlsx')}`);
    expect((await visit(`${path}?courseid=1001&ticket=${ticket}`)).status).toBe(403);
  });

  it('is not used up by a HEAD or by a browser that loads ahead', async () => {
    const ticket = ticketOf(await ticketFor({ courseid: 1001 }));
    const address = `${path}?courseid=1001&ticket=${ticket}`;
    expect((await downloads().request(`${apiBase}${address}`, { method: 'HEAD', headers: html })).status).toBe(401);
    expect((await visit(address, { ...html, 'sec-purpose': 'prefetch' })).status).toBe(401);
    expect((await visit(address)).status).toBe(200);
  });

  it('lets one of many visits at the same time through', async () => {
    const ticket = ticketOf(await ticketFor({ courseid: 1001 }));
    const replies = await Promise.all(Array.from({ length: 6 }, () => visit(`${path}?courseid=1001&ticket=${ticket}`)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403, 403]);
  });

  it.each([
    ['another course', `${path}?courseid=1002`],
    ['another file', `${contract.exportMajorMatrix.path}?majorId=101`],
    ['more in the query', `${path}?courseid=1001&lang=80102`],
  ])('does not open %s', async (_, address) => {
    const ticket = ticketOf(await ticketFor({ courseid: 1001 }));
    expect((await visit(`${address}&ticket=${ticket}`)).status).toBe(403);
    expect((await visit(`${path}?courseid=1001&ticket=${ticket}`)).status).toBe(200);
  });

  it('ends after a minute', async () => {
    const ticket = ticketOf(await ticketFor({ courseid: 1001 }));
    server.wait(60_000);
    expect((await visit(`${path}?courseid=1001&ticket=${ticket}`)).status).toBe(403);
  });

  it('ends with the sign-in that asked for it, and with no other', async () => {
    const address = `${path}?courseid=1001`;
    const [ended, kept] = [ticketOf(await ticketFor({ courseid: 1001 })), await anotherTicket()];
    await server.call(contract.logout, { as: 'majorLeader' });
    expect((await visit(`${address}&ticket=${ended}`)).status).toBe(403);
    expect((await visit(`${address}&ticket=${kept}`)).status).toBe(200);
  });

  it('ends with a sign-in that is over, also within its minute', async () => {
    await server.tokenOf('majorLeader');
    server.wait(defaultSettings.sessionLifeMilliseconds - 30_000);
    const ticket = ticketOf(await ticketFor({ courseid: 1001 }));
    server.wait(30_000);
    expect((await visit(`${path}?courseid=1001&ticket=${ticket}`)).status).toBe(403);
  });

  it('is refused at once where the right is missing, and for what is no download', async () => {
    expect((await ticketFor({ courseid: 1001 }, 'nobody')).code).toBe('30003');
    expect((await ticketFor({ courseid: 1005 })).code).toBe('30003');
    expect((await ticketFor({ courseid: 'x' })).code).toBe('30001');
    expect((await ticketFor({ id: 1001 }, 'majorLeader', '/course/deleteCourse')).code).toBe('30001');
    expect((await ticketFor({ courseid: 1001 }, 'majorLeader', `${apiBase}${path}`)).code).toBe('0');
  });

  it('is not needed with the header', async () => {
    const authToken = await server.tokenOf('majorLeader');
    expect((await visit(`${path}?courseid=1001`, { authToken })).status).toBe(200);
  });

  it('answers a failed navigation with a page in both languages and a program with an envelope', async () => {
    const page = await visit(`${path}?courseid=1001&ticket=wrong`);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toMatch(/下载链接已失效[\s\S]*download link has expired/);
    expect((await visit(`${path}?courseid=1001`)).status).toBe(401);
    const reply = await read(await visit(`${path}?courseid=1001&ticket=wrong`, {}));
    expect(reply).toMatchObject({ status: 200, code: '30003' });
  });

  it('authenticates nobody on calls that are no download', async () => {
    const ticket = ticketOf(await ticketFor({ courseid: 1001 }));
    expect((await server.call(contract.getCourseUnit, { query: { courseid: 1001, ticket } })).code).toBe('20021');
  });
});
