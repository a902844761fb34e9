import * as contract from '@college/api-client/contract';
import type { SecurityEvent } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnOneEngine } from '../db/testing';
import { cast, sceneStart, setScene, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';

const minute = 60_000;
const at = (minutes: number) => new Date(sceneStart.getTime() + minutes * minute);
const place = { address: '192.0.2.7', device: 'Browser/1' };
const leader = cast.majorLeader.id;

describeOnOneEngine('the security log as managers read it', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
    await database.current.db.insert(schema.securityEvents).values([
      { ...place, at: at(1), kind: 'signIn', outcome: 'done', collegeId: 1, actorId: leader, personId: leader },
      { ...place, at: at(2), kind: 'signIn', outcome: 'refused', collegeId: 1, personId: cast.nobody.id, times: 4 },
      { ...place, at: at(3), kind: 'signIn', outcome: 'done', collegeId: 2, actorId: cast.otherAdmin.id, personId: cast.otherAdmin.id },
      { ...place, at: at(4), kind: 'signIn', outcome: 'refused' },
      { ...place, at: at(5), kind: 'addressChange', outcome: 'done', collegeId: 1, actorId: cast.collegeAdmin.id, personId: leader },
    ]);
  });

  async function list(query: Record<string, unknown> = {}, as: Role = 'collegeAdmin') {
    const { code, data } = await server.call(contract.listSecurityEvents, { as, query: { pageNum: 1, pageSize: 20, ...query } });
    if (code !== '0') return code;
    const { pageInfo } = contract.listSecurityEvents.data.parse(data);
    return { total: pageInfo.total, list: pageInfo.list.map(({ id }: SecurityEvent) => id - 1000) };
  }

  it('is that of the own college alone, latest first and page by page', async () => {
    expect(await list()).toEqual({ total: 3, list: [5, 2, 1] });
    expect(await list({ pageNum: 2, pageSize: 2 })).toEqual({ total: 3, list: [1] });
    expect(await list({}, 'otherAdmin')).toEqual({ total: 1, list: [3] });
  });

  it('has what is about no account where there is one college only', async () => {
    await database.current.db.update(schema.colleges).set({ deletedAt: sceneStart }).where(eq(schema.colleges.id, 2));
    expect(await list()).toEqual({ total: 4, list: [5, 4, 2, 1] });
  });

  it.each<[Record<string, unknown>, number[]]>([
    [{ kind: 'signIn' }, [2, 1]],
    [{ outcome: 'refused' }, [2]],
    [{ kind: 'addressChange', outcome: 'refused' }, []],
    [{ keyword: 'majorleader@' }, [5, 1]],
    [{ keyword: 'collegeAdmin' }, [5]],
    [{ keyword: '%' }, []],
    [{ from: at(2).toISOString() }, [5, 2]],
    [{ from: at(1).toISOString(), to: '2026-03-02T16:02:00+08:00' }, [2, 1]],
  ])('is narrowed by %j', async (query, found) => expect(await list(query)).toEqual({ total: found.length, list: found }));

  it.each<[string, number[]]>([
    ['kind', [2, 1, 5]],
    ['-kind', [5, 2, 1]],
    ['outcome', [2, 5, 1]],
    ['-outcome', [5, 1, 2]],
    ['actor', [5, 1, 2]],
    ['-actor', [1, 5, 2]],
  ])('is sorted by %s, equal entries latest first, page by page', async (sort, sorted) => {
    expect(await list({ sort })).toEqual({ total: 3, list: sorted });
    for (const pageNum of [1, 2, 3]) {
      expect(await list({ sort, pageNum, pageSize: 1 })).toEqual({ total: 3, list: sorted.slice(pageNum - 1, pageNum) });
    }
  });

  it.each([{ kind: 'other' }, { outcome: 'x' }, { from: 'yesterday' }, { to: '2026-13-01T00:00:00Z' }, { pageSize: 201 }])(
    'refuses %j',
    async (query) => expect(await list(query)).toBe('30001'),
  );

  it.each<Role>(['collegeViewer', 'departmentManager', 'majorLeader', 'demo', 'nobody'])('is not read by %s', async (as) => {
    expect(await list({}, as)).toBe('30003');
    expect((await server.call(contract.exportSecurityEvents, { as })).code).toBe('30003');
  });

  it('names people as they are called now, and deleted ones too', async () => {
    await database.current.db.update(schema.users).set({ userName: '新名字', deletedAt: sceneStart }).where(eq(schema.users.id, leader));
    const { data } = await server.call(contract.listSecurityEvents, { as: 'collegeAdmin', query: { pageNum: 1, pageSize: 1 } });
    expect(contract.listSecurityEvents.data.parse(data).pageInfo.list).toEqual([
      {
        id: 1005,
        time: at(5).toISOString(),
        kind: 'addressChange',
        outcome: 'done',
        actor: { id: cast.collegeAdmin.id, name: 'collegeAdmin' },
        person: { id: leader, name: '新名字' },
        what: '',
        record: '',
        ...place,
        times: 1,
      },
    ]);
  });

  it('is fetched as CSV by ticket, in which no cell is a formula, and that is noted', async () => {
    const { db } = database.current;
    await db.update(schema.securityEvents).set({ device: '=HYPERLINK("http://x")' }).where(eq(schema.securityEvents.id, 1001));
    await db.update(schema.users).set({ userName: ' @SUM(1)' }).where(eq(schema.users.id, leader));
    const query = { outcome: 'done', kind: 'signIn', lang: '80102' };
    const body = { path: contract.exportSecurityEvents.path, query };
    const { data } = await server.call(contract.createDownloadTicket, { as: 'collegeAdmin', body });
    const { ticket } = contract.createDownloadTicket.data.parse(data);
    const search = new URLSearchParams({ ...query, ticket });
    const response = await server.request(`/college/api${contract.exportSecurityEvents.path}?${search}`);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())).toBe(
      '\uFEFFTime,Event,Outcome,Times,By,About,Details,IP address,Device\r\n' +
        `${at(1).toISOString()},Sign-in,Done,1,"' @SUM(1)","' @SUM(1)",,192.0.2.7,"'=HYPERLINK(""http://x"")"\r\n`,
    );
    expect(await list({ kind: 'export' })).toMatchObject({ total: 1 });
  });
});
